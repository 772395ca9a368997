// What lifelib finds in the patterns on standard input, one a line: with "census" the objects that
// are left after so many generations, with "code" the apgcode of the whole.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>

#include "lifetree.h"
#include "classifier.h"

int main(int count, char **words) {
  const std::string task = count > 1 ? words[1] : "census";
  const long generations = count > 2 ? std::atol(words[2]) : 0;
  apg::lifetree<uint32_t, 1> tree(2000);
  apg::classifier classifier(&tree, "b3s23");
  for (std::string line; std::getline(std::cin, line);) {
    apg::pattern figure(&tree, line, "b3s23");
    if (task == "code") {
      std::cout << (figure.ascertain_period() ? figure.apgcode() : "none") << std::endl;
      continue;
    }
    // All that lives in 240 generations more tells what belongs together.
    auto found = classifier.census(figure[generations], 240);
    for (const auto &object : found) {
      if (object.second) std::cout << object.first << "=" << object.second << " ";
    }
    std::cout << std::endl;
  }
}
