"""Make the WebAssembly modules of games: `drachenhof prepare --wasm`.

Numba compiles the entries to LLVM code, llvmlite turns it into WebAssembly objects, `zig cc` links them (`pip install
'drachenhof[wasm-build]'`). The same sources and versions of these tools give the same bytes.
A module is named by the hash of its sources; `modules.json` lists them (see `wasm_modules`).
"""

import ast
import os
import platform
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from drachenhof.engine.layout import dtype_of
from drachenhof.engine.signatures import Filled, resolve
from drachenhof.engine.wasm_modules import MODULES, Module, folder_of, hash_of, path_of, units_of, write_list
from drachenhof.games import games

TRIPLE = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = ("bulk-memory", "nontrapping-fptoint", "sign-ext", "simd128")
FIXED = {
    "DRACHENHOF_ENGINE": "numba",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "1",  # for this processor: vectors of 128 bits, which WebAssembly has, too
    "NUMBA_SLP_VECTORIZE": "0",
    "PYTHONHASHSEED": "0",
}
"""The surroundings in which the LLVM code is the same on every machine."""
SCRATCH = 1 << 18  # bytes for arrays that compiled code makes for itself
SLOTS = 64  # numbers in which arguments are handed over
RESULTS = {"none": "void *", "bool": "unsigned char", "int32": "int", "int64": "i64"}

GLUE = """\
typedef long long i64;
#define EXPORT(name) __attribute__((export_name(#name)))
#define ARRAY void *, void *, i64, i64, void *, i64, i64
#define AS(slot, size) 0, 0, slots[slot + 1], size, (void *)(unsigned)slots[slot], slots[slot + 1], size

extern unsigned char __heap_base;
static i64 slots[%(slots)d];
static void *raised;

/* Numba's arrays: offsets are those of 64-bit pointers. Freed in reverse order, as compiled code does it. */
struct meminfo { i64 count, destructor, info, data, size, external; };
static unsigned char scratch[%(scratch)d] __attribute__((aligned(64)));
static unsigned used, alive;

void *NRT_MemInfo_alloc_aligned(unsigned long long size, unsigned align) {
  unsigned begin = (used + 63) & ~63u;
  if (size > sizeof scratch || begin + 64 + size > sizeof scratch) __builtin_trap();
  struct meminfo *info = (struct meminfo *)(scratch + begin);
  *info = (struct meminfo){1, 0, 0, (i64)(unsigned)(scratch + begin + 64), (i64)size, 0};
  used = begin + 64 + (unsigned)size;
  alive++;
  return info;
}
void *NRT_MemInfo_alloc(unsigned long long size) { return NRT_MemInfo_alloc_aligned(size, 64); }
void NRT_MemInfo_call_dtor(struct meminfo *info) {
  unsigned begin = (unsigned char *)info - scratch;
  if (begin + 64 + (unsigned)info->size == used) used = begin;
  if (--alive == 0) used = 0;
}
int atomic_sub(i64 *at, i64 amount, int condition) { *at -= amount; return *at == 0; }

/* Only code that words an error calls these. */
void *PyExc_RuntimeError;
#define NEVER { __builtin_trap(); }
double log10(double number) NEVER
void *NRT_Allocate(unsigned long long size) NEVER
void NRT_Free(void *freed) NEVER
void PyErr_SetString(void *kind, char *text) NEVER
i64 PyObject_Hash(void *object) NEVER
void *PyTuple_Pack(i64 size, ...) NEVER
void *PyUnicode_FromKindAndData(int kind, void *data, i64 size) NEVER

EXPORT(slots) unsigned slots_at(void) { return (unsigned)slots; }
EXPORT(heap) unsigned heap_at(void) { return ((unsigned)&__heap_base + 63) & ~63u; }
"""


def build(game: str) -> None:
    """Make all modules of a game in its folder, and remove older ones."""
    folder = folder_of(game)
    folder.mkdir(exist_ok=True)
    made = {}
    with ThreadPoolExecutor() as threads:  # each waits for a process
        contents = dict(zip(MODULES, threads.map(lambda purpose: compiled(game, purpose), MODULES), strict=True))
    for purpose, content in contents.items():
        made[purpose] = sources_of(game, purpose)
        (folder / made[purpose].file).write_bytes(content)
    write_list(game, made, made_with())
    for path in folder.glob("*.wasm"):
        if path.name not in {module.file for module in made.values()}:
            path.unlink()


def made_with() -> dict[str, str]:
    """Return the versions on which the bytes depend."""
    python = ".".join(platform.python_version_tuple()[:2])
    return {
        "machine": platform.machine(),
        "python": python,
        **{name: version(name) for name in ("llvmlite", "numba", "numpy", "ziglang")},
    }


def compiled(game: str, purpose: str) -> bytes:
    """Return the bytes of a module; a process of its own makes them."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "module.wasm"
        command = [sys.executable, "-m", "drachenhof.engine.wasm_build", game, purpose, str(out)]
        subprocess.run(command, env={**os.environ, **FIXED}, check=True)
        return out.read_bytes()


# The sources


def sources_of(game: str, purpose: str) -> Module:
    """Find all modules that the compiled entries of a purpose come from."""
    begun = [f"{games.package(game, 'rules')}.entries"]
    if purpose != "rules":
        begun = [games.package(game, "search"), *(f"drachenhof.{unit}" for unit in units_of(game, purpose))]
    names = sorted(_closure(begun, game))
    return Module(f"{purpose}-{hash_of(names)}.wasm", tuple(names))


ENGINE = ("chance", "engine.exp_log", "engine.game", "engine.kernels", "engine.layout", "engine.observation_layout")
"""What compiled code takes from the engine."""


def _closure(begun: Iterable[str], game: str) -> set[str]:
    """Modules of compiled code, with those that they import."""
    found, open_ = set[str](), list(begun)
    while open_:
        name = open_.pop()
        if name in found or not _matters(name, game):
            continue
        found.add(name)
        open_ += _imported(path_of(name))
    return found


def _matters(name: str, game: str) -> bool:
    if name.removeprefix("drachenhof.") in ENGINE or name == games.package(game, "facts"):
        return True
    parts = [f"{games.package(game, part)}." for part in ("rules", "search")] + ["drachenhof.search."]
    within = any(name.startswith(part) for part in parts) or name == games.package(game, "search")
    return within and path_of(name).is_file()


def _imported(path: Path) -> Iterable[str]:
    """Names that a file imports: modules, and what may be modules of a package."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{one.name}" for one in node.names)


# The module


def write_module(game: str, purpose: str, out: Path) -> None:
    """Compile and link; in a process with the surroundings `FIXED`."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    code, glue = None, [GLUE % {"slots": SLOTS, "scratch": SCRATCH}]
    for dispatcher, arguments in _entries(game, purpose):
        bare = _compile(dispatcher, arguments)
        part = llvm.parse_assembly(_for_wasm(str(bare.library._final_module)))
        glue.append(_wrapper(dispatcher.__name__, arguments, bare))
        if code is None:
            code = part
        else:
            code.link_in(part)
    assert code is not None
    code.verify()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=",".join(f"+{one}" for one in FEATURES), opt=3, reloc="static", codemodel="default"
    )
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "glue.c").write_text("\n".join(glue))
        (Path(folder) / "code.o").write_bytes(machine.emit_object(code))
        _link(Path(folder))
        out.write_bytes((Path(folder) / "module.wasm").read_bytes())


def _entries(game: str, purpose: str) -> Sequence[tuple[Any, list[Any]]]:
    """All entries of a module with their arguments, in the order in which they are declared."""
    from drachenhof.engine import rule

    layout = games.part(game, "search").LAYOUT
    found = []
    for unit in units_of(game, purpose):
        import_module(f"{games.package(game, 'rules')}.entries" if unit == game else f"drachenhof.{unit}")
        found += [(one, [resolve(argument, layout) for argument in given]) for one, given in rule._entries[unit]]
    return found


def _compile(dispatcher: Any, arguments: Sequence[Any]) -> Any:
    import numba

    from drachenhof.engine.numba_backend import type_of
    from drachenhof.engine.sources import COMPILED

    bare = numba.njit(dispatcher.py_func, **COMPILED, no_cpython_wrapper=True, no_cfunc_wrapper=True)
    bare.compile(tuple(map(type_of, arguments)))
    (overload,) = bare.overloads.values()
    return overload


DATA = r"^(@\.const\.pickle\w*\.[^=]*= .*?constant )"
PICKLES = re.compile(DATA + r"(\[\d+ x i8\]) .*$", re.MULTILINE)
BUFFERS = re.compile(DATA + r"(\{[^}]*\}) .*$", re.MULTILINE)
"""Data of exceptions, which only Python reads. It names files of the machine that builds."""


def _for_wasm(code: str) -> str:
    """Change what in LLVM code for this machine is not for every machine."""
    code = re.sub(r'target datalayout = ".*"', f'target datalayout = "{LAYOUT}"', code)
    code = re.sub(r'target triple = ".*"', f'target triple = "{TRIPLE}"', code)
    code = re.sub(r"common (local_unnamed_addr )?global", "internal global", code)
    code = PICKLES.sub(r"\1[1 x i8] zeroinitializer", code)
    code = BUFFERS.sub(r"\1\2 zeroinitializer", code)
    code = code.replace("@llvm.x86.atomic.sub.cc.i64(ptr, i64, i32 immarg)", "@atomic_sub(ptr, i64, i32)")
    return code.replace("@llvm.x86.atomic.sub.cc.i64", "@atomic_sub")


def _wrapper(name: str, arguments: Sequence[Any], bare: Any) -> str:
    """C code that exports an entry: its arguments are read from the slots, its result is written to the first."""
    kinds, values, slot = [], [], 0
    for argument in arguments:
        size = item_size(argument)
        if size:
            kinds.append("ARRAY")
            values.append(f"AS({slot}, {size})")
            slot += 2
        else:
            kinds.append("double" if argument is np.float64 else "i64")
            values.append(f"*(double *)&slots[{slot}]" if argument is np.float64 else f"slots[{slot}]")
            slot += 1
    result = RESULTS[str(bare.signature.return_type)]
    named = bare.fndesc.llvm_func_name
    return f"""\
int compiled_{name}({result} *, void **, {", ".join(kinds)}) __asm__("{named}");
EXPORT({name}) int call_{name}(void) {{
  {result} result = 0;
  int failed = compiled_{name}(&result, &raised, {", ".join(values)});
  slots[0] = (i64){"(unsigned)" if "*" in result else ""}result;
  return failed;
}}
"""


def item_size(argument: Any) -> int:
    """Return the bytes of an array's elements; 0 for a number."""
    if isinstance(argument, Filled):
        return item_size(argument.layout)
    if isinstance(argument, list):
        return np.dtype(argument[0]).itemsize
    return 0 if argument.__module__ == "numpy" else dtype_of(argument).itemsize


def _link(folder: Path) -> None:
    processor = "-mcpu=generic+" + "+".join(one.replace("-", "_") for one in FEATURES)
    options = ["-target", "wasm32-freestanding", processor, "-O2", "-s", "-nostdlib", "-Wl,--no-entry"]
    command = [sys.executable, "-m", "ziglang", "cc", *options, "-o", "module.wasm", "glue.c", "code.o"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr)


if __name__ == "__main__":
    write_module(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
