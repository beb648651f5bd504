"""Would the tests notice? Faults planted one by one, and whether a test fails.

    uv run python -m tests.power                 all of them, on as many processors as there are
    uv run python -m tests.power rose seal       those of which the file or the words say so
    uv run python -m tests.power --look          only see whether every fault still finds its place

The faults are in the text files beside this one, as in a difference: the file in `src/subrosa` and the tests that are
asked, then for each fault what is wrong, in words, and what stands there (`-`) and what is put in its place (`+`).
"""
