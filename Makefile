# Terrarium: build, test, install. `make demo` is the place to start.

SWIFT ?= swift
PREFIX ?= /usr/local
# The program, the tests and the tools share one build, which needs Swift's libraries to run.
RELEASE = $(SWIFT) build -c release -debug-info-format none $(WERROR)
RENDER = .build/release/render
PACKED = .build/packed/render

# Where CI is set, a warning is an error.
WERROR = $(if $(CI),-Xswiftc -warnings-as-errors)

BUILD_TESTS = $(RELEASE) --product terrariumPackageTests
TEST = $(SWIFT) test --skip-build -c release

.PHONY: demo build packed build-tests test slow-tests faults programs deps-test deps-outside test-outside test-kernels lint format fuzz load memory kills sanitize bench bench-kernels install deb wheel release setup check-setup docs docs-images clean

demo: setup
	@$(MAKE) build
	$(RENDER) sea --frames 100 --out sea.gif

# Whatever builds installs nothing by itself: it says what the machine lacks.
build: check-setup
	$(RELEASE) --product render

# The program for `make install` and the packages: the objects of the build, linked with Swift's static
# libraries, so that it runs where no Swift is installed. SwiftPM would compile them all again for that.
packed: build
	mkdir -p .build/packed
	if [ "$$(uname)" = Linux ]; then \
	  $(SWIFT)c -static-stdlib @.build/release/render.product/Objects.LinkFileList -o $(PACKED).new \
	    -Xlinker --gc-sections -Xlinker --defsym=main=render_main \
	    -l:libgd.a -lpng -ljpeg -lfreetype -lfontconfig; \
	else cp $(RENDER) $(PACKED).new; fi
	mv -f $(PACKED).new $(PACKED)

test: setup
	@$(MAKE) build-tests
	$(TEST) --parallel

# The slowest tests by the processor time that they take: make slow-tests NUMBER=50.
slow-tests: build-tests
	@Scripts/slow-tests.py $(or $(NUMBER),20) $(TEST)

# The share of random faults that the tests find. It changes TREE, a copy of this folder:
# git clone . /tmp/tree && make faults TREE=/tmp/tree
faults:
	Scripts/faults.py $(TREE) $(NUMBER) $(SEED)

build-tests: build
	$(BUILD_TESTS)

# Every program of the package, those that measure or search as well.
programs: check-setup
	$(RELEASE)

# The servers that the tests start by themselves; without them those tests are left out.
deps-test:
	@Scripts/setup.sh test

# The servers that `make test-outside` starts; without one, what it would show is left out and told.
deps-outside:
	@Scripts/setup.sh test-outside

# The kernels alone against steps cell by cell; with ARM=1 also as NEON code, on an emulator.
test-kernels:
	Scripts/test-kernels.sh
	$(if $(ARM),Scripts/test-kernels.sh aarch64)

# What takes builds, programs or servers of its own; it says what cannot be done here.
test-outside: packed
	@RELEASE="$(RELEASE)" BUILD_TESTS="$(BUILD_TESTS)" TEST="$(TEST)" Scripts/test-outside.sh

lint:
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Benchmarks Fuzzing Package.swift
	@for script in Scripts/*.sh Scripts/*/*.sh .ci/run; do \
	  case $$(head -n 1 "$$script") in *bash) bash -n "$$script" ;; *) sh -n "$$script" ;; esac || exit 1; \
	done
	@Scripts/lint-page.sh
	@Scripts/lint-edges.py

format:
	$(SWIFT) format --in-place --recursive --parallel Sources Tests Benchmarks Fuzzing Package.swift

# Inputs that nobody would write, for every reader: make fuzz MINUTES=60. With INPUTS=10000000 a
# reader ends after so many, where its share of the minutes is not over before.
fuzz: check-setup
	INPUTS="$(INPUTS)" SWIFT="$(SWIFT)" Scripts/fuzz.sh $(or $(MINUTES),20) $(TARGETS)

# Many scenarios in one call, a million frames, a hundred calls at once.
load: build
	Scripts/load.sh $(RENDER)

# The memory that forty calls hold, and that control groups of several sizes leave them:
# make memory MEMORY=100.
memory: build
	Scripts/memory.py $(RENDER) --memory $(or $(MEMORY),100)

# Runs that are killed at random moments: make kills KILLS=1000.
kills: build
	Scripts/kills.sh $(RENDER) $(or $(KILLS),1000) $(SEED)

# The suite under the sanitizers of addresses and of threads, each with a build of its own, Swift and
# C alike: make sanitize SANITIZERS=thread FILTER="--filter JobExecutor". A report ends a process with 99.
# That of threads is told of locks which it does not see by itself: see Scripts/watched-locks.c.
sanitize: check-setup
	@for kind in $(or $(SANITIZERS),address thread); do \
	  build="--sanitize $$kind -c release --scratch-path .build/$$kind"; \
	  $(SWIFT) build --build-tests $$build || exit 1; \
	  locks=; \
	  if [ $$kind = thread ] && [ "$$(uname)" = Linux ]; then \
	    locks=$(CURDIR)/.build/thread/watched-locks.so; \
	    clang -shared -fPIC -O1 -Wall -Wextra -o "$$locks" Scripts/watched-locks.c -ldl || exit 1; \
	    nm -D .build/thread/release/terrariumPackageTests.xctest | grep -q MutexHandleV9_lockSlow \
	      || { echo "this Swift waits otherwise than Scripts/watched-locks.c knows" >&2; exit 1; }; \
	  fi; \
	  LD_PRELOAD=$$locks ASAN_OPTIONS=exitcode=99:detect_leaks=0 TSAN_OPTIONS=exitcode=99 \
	    $(SWIFT) test --skip-build --parallel $$build $(FILTER) || exit 1; \
	done

bench: build
	Scripts/bench.sh

bench-kernels: check-setup
	$(RELEASE) --product bench-kernels

install: packed
	PREFIX="$(PREFIX)" Scripts/package.sh root "$(DESTDIR)/"

# A Debian package.
deb: packed
	Scripts/package.sh deb dist

# A wheel for pip: the program, the libraries that it needs, and the module for Python.
wheel: packed
	@Scripts/setup.sh wheel
	Scripts/package.sh wheel dist

# All that a release has, for this processor, with the notes out of CHANGELOG.md and check sums.
release: packed
	@Scripts/setup.sh wheel
	Scripts/release.sh dist

setup:
	@Scripts/setup.sh

check-setup:
	@Scripts/setup.sh check

# Every committed picture of the documents, made anew: git shows what has changed.
docs-images: build
	$(RENDER) run --force --quiet $(if $(JOBS),--jobs $(JOBS)) README.md
	grep -lZE 'Documentation/(images|pages)' examples/*.yaml \
	  | xargs -0 $(RENDER) run --force --quiet $(if $(JOBS),--jobs $(JOBS)) --
	$(RENDER) identify p20-gun --fit 700x500 --quiet --out Documentation/images/identify.png

docs: build
	Scripts/update-documents.sh $(RENDER)

clean:
	rm -rf .build dist
