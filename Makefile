# Terrarium: build, test, install. `make demo` is the place to start.

SWIFT ?= swift
PREFIX ?= /usr/local
RELEASE = $(SWIFT) build -c release --static-swift-stdlib $(WERROR)
RENDER = .build/release/render

# Where CI is set, a warning is an error.
WERROR = $(if $(CI),-Xswiftc -warnings-as-errors)

BUILD_TESTS = $(SWIFT) build --build-tests $(WERROR)
TEST = $(SWIFT) test --skip-build

.PHONY: demo build test test-outside lint format bench install setup assets docs clean

demo: build
	$(RENDER) sea --frames 100 --out sea.gif

build: setup
	$(RELEASE) --product render

test: setup
	$(BUILD_TESTS)
	$(TEST) --parallel

# What takes builds, programs or servers of its own; it says what cannot be done here.
test-outside: setup
	@DEBUG="$(SWIFT) build $(WERROR)" RELEASE="$(RELEASE)" BUILD_TESTS="$(BUILD_TESTS)" \
	  TEST="$(TEST)" Scripts/test-outside.sh

lint:
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Benchmarks Package.swift
	@for script in Scripts/*.sh Scripts/outside/*.sh .ci/run; do sh -n "$$script" || exit 1; done

format:
	$(SWIFT) format --in-place --recursive --parallel Sources Tests Benchmarks Package.swift

bench: build
	Scripts/bench.sh

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(RENDER) "$(DESTDIR)$(PREFIX)/bin/render"

setup:
	@Scripts/setup.sh

assets:
	Scripts/embed-assets.sh
	Scripts/embed-patterns.sh

docs: build
	Scripts/update-documents.sh $(RENDER)

clean:
	rm -rf .build
