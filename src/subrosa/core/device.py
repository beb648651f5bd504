"""A GPU, or Numba's simulation of one: how functions are compiled for it, and arrays that lie there.

This reaches into numba-cuda, in four places. Tables of the rules lie in the GPU's global memory, each once: constant
memory would hold 64 KB of them. Records are copied word by word and not byte by byte. Products are not fused with sums,
so that real numbers come out as they do on the processor. And indices are hidden from NVIDIA's compiler, which else
reads and writes elsewhere. Its warning of small batches is not for players.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import re
from collections.abc import Sequence
from functools import cache
from importlib.metadata import version
from pathlib import Path
from threading import Lock
from types import FunctionType
from typing import Any

from .errors import BadRequest
from .fields import WORD_BYTES, Fields, State

BLOCK = 1024
"""So many threads sort their lanes together: with four times as many whole games run up to twice as fast."""
FEWER = {"games": 384, "judged": 256, "observed": 256}
"""Kernels with fewer threads: who looks ahead has a position near him, and few of them find room there."""
POOL, LIGHT_POOL = 1024, 8192
"""So many lanes at most has a block of thinking players; the second where they have little in mind."""
LIGHT = 4096
"""So many bytes are little: then a block has as many threads as others have."""
THINKS = ("games", "judged")
"""The kernels in which players think, looking ahead or not: a block of each has a processor to itself."""
SIMULATED_BLOCK = 4
LONG = 4096
"""Records of more bytes are copied word after word."""
UNDER_WAY = (16, 4)
"""So many words of a record are read before they are written: the first where that comes out even."""


@cache
def cuda() -> Any:
    """Numba's door to the GPU; a sentence where there is none."""
    if importlib.util.find_spec("numba") is None:
        raise BadRequest("the engine cuda is not installed here: pip install 'subrosa-games[cuda]'")
    import numpy
    from numba.core import config

    if not vars(config)["ENABLE_CUDASIM"]:
        if importlib.util.find_spec("numba_cuda") is None:
            raise BadRequest("the engine cuda is not installed here: pip install 'subrosa-games[cuda]'")
        if not hasattr(numpy, "row_stack"):  # numba-cuda asks for a name that NumPy 2.5 has given up
            vars(numpy)["row_stack"] = numpy.vstack
    from numba import cuda as found

    if not found.is_available():
        raise BadRequest("the engine cuda needs an NVIDIA GPU with its driver, and there is none here")
    if not simulated():
        _reach_in()
    return found


def simulated() -> bool:
    """Is the GPU simulated, in plain Python?"""
    from numba.core import config

    return bool(vars(config)["ENABLE_CUDASIM"])


def block() -> int:
    """How many threads are a block."""
    return SIMULATED_BLOCK if simulated() else BLOCK


def threads(kernel: str, mind: int) -> int:
    """How many threads are a block of a kernel, where a mind has so many bytes."""
    if simulated():
        return SIMULATED_BLOCK
    return BLOCK if kernel in THINKS and mind <= LIGHT else FEWER.get(kernel, BLOCK)


def pool(lane: int) -> int:
    """How many lanes a block of thinking players may have, each having so much in mind."""
    if simulated():
        return 2 * SIMULATED_BLOCK
    return LIGHT_POOL if lane <= LIGHT else POOL


def blocks() -> int:
    """How many blocks of thinking players there are: one for each processor of the GPU."""
    return 2 if simulated() else int(cuda().get_current_device().MULTIPROCESSOR_COUNT)


def inside(function: FunctionType, force: bool) -> Any:
    """A function that only others on the GPU call; a simulation calls it as it is."""
    return function if simulated() else cuda().jit(device=True, forceinline=force)(function)


def near(fields: Fields, count: int) -> Any:
    """What gives a thread room of its own for so many records; a compiler puts it into whoever calls it."""
    if simulated():
        return lambda: _Records([fields.blank() for _ in range(count)])
    gpu, kind = cuda(), fields.dtype

    def room() -> Any:
        return gpu.local.array(count, kind, alignment=WORD_BYTES)

    return gpu.jit(device=True, inline="always")(room)


def entered(function: FunctionType, threads: int, alone: bool = False, folder: Path | None = None) -> Any:
    """A function that is entered from here, by all threads of a block at once; kept in a folder once it is compiled.

    One block that has a processor alone may have all its registers.
    """
    if simulated():
        return cuda().jit(function)
    from numba.cuda.core import config

    settings = vars(config)
    before, settings["CACHE_DIR"] = settings["CACHE_DIR"], str(folder or "")
    try:
        bounds = (threads, 1) if alone else threads
        return cuda().jit(cache=folder is not None, launch_bounds=bounds)(function)
    finally:
        settings["CACHE_DIR"] = before


def digest() -> str:
    """What kernels are made of beside the text of a game and the loops."""
    here = Path(__file__).parent
    parts = [
        *((here / name).read_bytes() for name in ("device.py", "foresight.py", "judging.py", "kernels.py", "words.py")),
        version("numba-cuda").encode(),
    ]
    return hashlib.sha256(
        b"".join([*parts, repr((BLOCK, FEWER, POOL, LIGHT_POOL, LIGHT, UNDER_WAY)).encode()])
    ).hexdigest()[:16]


def run(kernel: Any, lanes: int, threads: int, arguments: Sequence[Any]) -> None:
    """Run a kernel over so many lanes; each thread has a number that the block shares."""
    given = [_Shown(part) if simulated() and hasattr(part, "dtype") else part for part in arguments]
    kernel[-(-lanes // threads), threads, 0, 4 * threads](*given)


def zeros(shape: int | tuple[int, ...], dtype: Any) -> Any:
    """An array of nothing."""
    import numpy

    return numpy.zeros(shape, dtype) if simulated() else _filled(shape, numpy.dtype(dtype))


def wipe(array: Any) -> None:
    """Nothing is left in an array."""
    if simulated():
        array[:] = 0
    elif array.size:
        array.gpu_data.memset(0)


def numbers(fields: Fields, records: Any, kind: str) -> Any:
    """The same memory as rows of numbers, a row a record."""
    import numpy

    if simulated():
        return _Numbers(fields, records, numpy.dtype(kind))
    return records.view(numpy.dtype(kind)).reshape((len(records), -1))


def there(array: Any) -> Any:
    """An array that lies there: what is there already stays where it is."""
    import numpy

    if hasattr(array, "__cuda_array_interface__"):
        return cuda().as_cuda_array(array)
    return numpy.array(array) if simulated() else cuda().to_device(numpy.ascontiguousarray(array))


def here(array: Any) -> Any:
    """A copy of an array that lies here."""
    if isinstance(array, _Records):
        return [state.copy() for state in array.states]
    return array.copy() if simulated() else array.copy_to_host()


def done() -> None:
    """Wait until everything there is done."""
    if not simulated():
        cuda().synchronize()


def records(fields: Fields, state: State, count: int) -> Any:
    """So many records that lie there, all alike."""
    import numpy

    if simulated():
        return _Records([state.copy() for _ in range(count)])
    words = there(fields.pack([state]).view(numpy.int64))
    found = cuda().device_array(count * len(words), numpy.int64)
    fill = _fill()
    fill[4096, 256](found, words)
    return found.view(fields.dtype)


def numbered(fields: Fields, name: str, numbers: range) -> Any:
    """Records that lie there, in which one field is a number of each."""
    import numpy

    if simulated():
        found = records(fields, fields.blank(), len(numbers))
        for record, number in zip(found.states, numbers, strict=True):
            setattr(record, name, number)
        return found
    made = numpy.zeros(len(numbers), dtype=fields.dtype)
    made[name] = numbers
    return there(made)


def _filled(shape: int | tuple[int, ...], dtype: Any) -> Any:
    import numpy

    size = int(numpy.prod(shape)) * dtype.itemsize
    found = cuda().device_array(size, numpy.uint8)
    if size:
        found.gpu_data.memset(0)
    return found.view(dtype).reshape(shape)


@cache
def _fill() -> Any:
    gpu = cuda()

    @gpu.jit  # type: ignore[untyped-decorator]
    def fill(found: Any, words: Any) -> None:
        for at in range(gpu.grid(1), len(found), gpu.gridsize(1)):
            found[at] = words[at % len(words)]

    return fill


class _Records:
    """States as a simulated kernel sees an array of records: parts are no copies, and what is put in is copied."""

    def __init__(self, states: list[State]) -> None:
        self.states = states

    def __len__(self) -> int:
        return len(self.states)

    def __getitem__(self, index: Any) -> Any:
        return _Records(self.states[index]) if isinstance(index, slice) else self.states[index]

    def __setitem__(self, index: int, state: State) -> None:
        new, old = state.copy(), self.states[index]
        for name in new.__slots__:
            setattr(old, name, getattr(new, name))


class _Numbers:
    """The numbers of records, as a simulated kernel reads and writes them."""

    _alone = Lock()

    def __init__(self, fields: Fields, records: _Records, kind: Any) -> None:
        self.fields, self.records, self.kind = fields, records, kind

    def __getitem__(self, at: tuple[int, int]) -> int:
        return int(self.fields.pack([self.records[at[0]]]).view(self.kind)[at[1]])

    def __setitem__(self, at: tuple[int, int], number: int) -> None:
        with self._alone:  # other threads may write other words of the same record
            packed = self.fields.pack([self.records[at[0]]])
            packed.view(self.kind)[at[1]] = number
            self.records[at[0]] = self.fields.unpack(packed[0])


class _Shown:
    """An array as a simulated kernel sees it: as it is, and not as something that lies elsewhere."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __getitem__(self, index: Any) -> Any:
        return self.array[index]

    def __setitem__(self, index: Any, value: Any) -> None:
        self.array[index] = value

    def __len__(self) -> int:
        return len(self.array)


def _reach_in() -> None:
    from numba.cuda.core import config
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.target import CUDATargetContext

    context: Any = CUDATargetContext
    places = vars(importlib.import_module("numba.cuda.cgutils"))
    places["get_item_pointer2"] = _hidden(places["get_item_pointer2"])
    context.pack_value = _copied(context.pack_value)
    context.make_constant_array = _table
    usual: Any = nvvm.compile_ir
    vars(nvvm)["compile_ir"] = lambda code, **options: usual(unfused(code), **options)
    vars(config)["CUDA_LOW_OCCUPANCY_WARNINGS"] = 0


def unfused(code: str | Sequence[str]) -> list[str]:
    """Code in which every product is rounded by an instruction of its own.

    Compilers fuse products with sums, which then are rounded once and not twice; a setting not to do so is forgotten
    where kernels are linked.
    """
    return [_PRODUCT.sub(_ROUNDED, part) for part in ([code] if isinstance(code, str) else code)]


_PRODUCT = re.compile(r"= fmul double ([^,\n]+), ([^,\n]+)")
_ROUNDED = r'= call double asm "mul.rn.f64 $0, $1, $2;", "=d,d,d"(double \1, double \2)'


def _copied(usual: Any) -> Any:
    """Records in whole words are copied by them, a few at a time: others may be under way meanwhile."""
    from llvmlite import ir
    from numba.core import cgutils, types

    def pack(context: Any, builder: Any, kind: Any, value: Any, room: Any, align: Any = None) -> None:
        if not isinstance(kind, types.Record) or kind.size % WORD_BYTES:
            usual(context, builder, kind, value, room, align=align)
            return
        words = ir.PointerType(ir.VectorType(ir.IntType(64), WORD_BYTES // 8))
        source, target = builder.bitcast(value, words), builder.bitcast(room, words)
        if kind.size > LONG:
            with cgutils.for_range(builder, ir.IntType(32)(kind.size // WORD_BYTES)) as loop:
                word = builder.load(builder.gep(source, [loop.index]), align=WORD_BYTES)
                builder.store(word, builder.gep(target, [loop.index]), align=WORD_BYTES)
            return
        places = [ir.IntType(32)(at) for at in range(kind.size // WORD_BYTES)]
        stretch = UNDER_WAY[len(places) % UNDER_WAY[0] > 0]
        for few in (places[at : at + stretch] for at in range(0, len(places), stretch)):
            read = [builder.load(builder.gep(source, [at]), align=WORD_BYTES) for at in few]
            for at, word in zip(few, read, strict=True):
                builder.store(word, builder.gep(target, [at]), align=WORD_BYTES)

    return pack


def _hidden(usual: Any) -> Any:
    """Where a number lies, by copies of its indices that no compiler looks through.

    The compiler (libNVVM 13.0 to 13.4) works out the places of a row's numbers one from the other, and where a list was
    read at the same index before, it multiplies each anew by the length of a row.
    """
    from llvmlite import ir

    def pointer(
        context: Any, builder: Any, data: Any, shape: Any, strides: Any, layout: str, inds: Any, **how: Any
    ) -> Any:
        whole = ir.IntType(64)
        same = ir.FunctionType(whole, [whole])
        if all(index.type == whole for index in inds):
            inds = [builder.asm(same, "mov.b64 $0, $1;", "=l,l", [index], side_effect=False) for index in inds]
        return usual(context, builder, data, shape, strides, layout, inds, **how)

    return pointer


def _table(context: Any, builder: Any, kind: Any, table: Any) -> Any:
    """A table that all functions share, by the name of what it holds."""
    from llvmlite import ir
    from numba.core import types
    from numba.cuda.cudadrv.nvvm import ADDRSPACE_GLOBAL

    name = f"table_{hashlib.sha256(table.tobytes()).hexdigest()[:16]}_{table.dtype.str[1:]}"
    found = builder.module.globals.get(name)
    if found is None:
        numbers = ir.ArrayType(context.get_data_type(kind.dtype), table.size)
        found = ir.GlobalVariable(builder.module, numbers, name, addrspace=ADDRSPACE_GLOBAL)
        found.linkage, found.global_constant, found.align = "linkonce_odr", True, 16
        found.initializer = ir.Constant(numbers, table.reshape(-1).tolist())
    array = context.make_array(kind)(context, builder)
    anywhere = builder.addrspacecast(found, ir.PointerType(found.type.pointee), "generic")
    shape, strides = ([context.get_constant(types.intp, n) for n in part] for part in (table.shape, table.strides))
    context.populate_array(
        array,
        data=builder.bitcast(anywhere, array.data.type),
        shape=shape,
        strides=strides,
        itemsize=array.itemsize,
        parent=array.parent,
        meminfo=None,
    )
    return array._getvalue()
