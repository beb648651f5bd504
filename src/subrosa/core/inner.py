"""Compiled functions that only other compiled functions call.

Numba makes machine code of every function by itself, with all it calls, and then compiles it into its callers once
more. Nobody enters these from Python, so they are spared that: a third of all compiling. What is thought, and rules
where players think, are spared the full run of optimizations too, until they stand in the loop that is entered; where
rules are all there is they run a quarter quicker with it.

This reaches into Numba. A version that has other names inside compiles as it always did, only longer.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any


def compiled_inside(function: Any, thorough: bool) -> None:
    """Have a function compiled for its callers alone, thoroughly or as quickly as can be."""
    from numba.core.compiler_lock import global_compiler_lock
    from numba.core.registry import cpu_target

    codegen, compile_it = cpu_target.target_context.codegen(), function.compile
    usual: Any = getattr(codegen, "_library_class", None)
    if not all(hasattr(usual, name) for name in _USED) or not hasattr(codegen, "_module_pass_manager"):
        return
    name, library = function.py_func.__qualname__, _libraries(usual)[thorough]

    def made(owner: Any, of: str) -> Any:
        return (library if of == name else usual)(owner, of)

    def compile_inside(signature: Any) -> Any:
        with global_compiler_lock:
            before, codegen._library_class = codegen._library_class, made
            try:
                return compile_it(signature)
            finally:
                codegen._library_class = before

    function.compile = compile_inside


_USED = ("_optimize_final_module", "_finalize_final_module", "_finalize_dynamic_globals", "codegen")


@cache
def _libraries(usual: Any) -> tuple[Any, Any]:
    """Where Numba keeps the code of a function that is compiled quickly, or thoroughly."""

    class Thorough(usual):  # type: ignore[misc]
        @property
        def codegen(self) -> Any:
            return self

        def set_env(self, name: str, env: Any) -> None:
            """Only what is run by itself has surroundings."""

        def _finalize_final_module(self) -> None:
            self._finalize_dynamic_globals()
            self._finalized = True

    class Quick(Thorough):
        def _optimize_final_module(self) -> None:
            passes = self._codegen._module_pass_manager(loop_vectorize=False, slp_vectorize=False, opt=0, cost="cheap")
            first, *rest = passes if isinstance(passes, tuple) else (passes,)
            first.run(self._final_module, *rest)

    return Quick, Thorough


@contextmanager
def without_addresses() -> Iterator[None]:
    """Functions that are given to functions leave no address of this process behind, with which nothing could be kept.

    Who is called is settled while compiling, so nobody reads the address; mostly it is optimized away by itself.
    """
    from numba.core import types
    from numba.core.base import BaseContext
    from numba.core.compiler_lock import global_compiler_lock

    contexts: Any = BaseContext
    usual = getattr(contexts, "add_dynamic_addr", None)
    if usual is None:
        yield
        return

    def address(context: Any, builder: Any, number: int, info: str) -> Any:
        known = info == "CPUDispatcher"
        return context.get_constant_null(types.voidptr) if known else usual(context, builder, number, info)

    with global_compiler_lock:
        contexts.add_dynamic_addr = address
        try:
            yield
        finally:
            contexts.add_dynamic_addr = usual
