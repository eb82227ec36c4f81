// Gomocup's protocol for bovo's AI. Arguments: depth, seed, seconds of processor time a move (0: no limit).
#include "ai/gabor/ai_interface.h"
#include <iostream>
#include <sstream>
#include <cstdlib>
#include <ctime>
struct Limit : AiTimeOver { double most = 0; clock_t start = 0; bool over = false;
  bool isTimeOver() override { over = most > 0 && double(clock() - start) / CLOCKS_PER_SEC > most; return over; } };
int main(int argc, char **argv) {
    int depth = argc > 1 ? atoi(argv[1]) : 10;
    srand(argc > 2 ? atoi(argv[2]) : 1);
    Limit limit; limit.most = argc > 3 ? atof(argv[3]) : 0;
    AiInterface ai; int moves = 0, cut = 0; double all = 0, longest = 0;
    auto fresh = [&] { ai.newGame(); ai.setTableSize(15); ai.setDepth(depth); ai.setRandomAmount(2); ai.setTimeOver(&limit); ai.setPrintInfo(false); };
    fresh();
    auto answer = [&] { limit.start = clock(); limit.over = false; Field f = ai.think(); double t = double(clock() - limit.start) / CLOCKS_PER_SEC;
      moves++; all += t; if (t > longest) longest = t; cut += limit.over; ai.step(f.x, f.y); std::cout << int(f.x) << ',' << int(f.y) << std::endl; };
    std::string line;
    while (std::getline(std::cin, line)) {
        int x, y; char c;
        if (line.rfind("START", 0) == 0 || line.rfind("RESTART", 0) == 0) { fresh(); std::cout << "OK" << std::endl; }
        else if (line.rfind("BEGIN", 0) == 0) answer();
        else if (line.rfind("TURN", 0) == 0) { std::istringstream in(line.substr(5)); in >> x >> c >> y; ai.step(x, y); answer(); }
        else if (line.rfind("BOARD", 0) == 0) { while (std::getline(std::cin, line) && line.rfind("DONE", 0) != 0) { std::istringstream in(line); in >> x >> c >> y; ai.step(x, y); } answer(); }
        else if (line.rfind("END", 0) == 0) break;
    }
    if (argc > 4) { FILE *f = fopen(argv[4], "a"); if (f) { fprintf(f, "seed %s moves %d cut %d seconds %.1f longest %.1f\n", argv[2], moves, cut, all, longest); fclose(f); } }
}
