// Compiles the Python files in archives: node compile.mjs PYODIDE_FOLDER ARCHIVE...
// Pyodide's own Python does it, for compiled files of another version are of no use.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(new URL('pyodide.mjs', pathToFileURL(`${folder}/`)));
const python = await loadPyodide({ indexURL: `${folder}/` });
python.runPython(`
import io, zipfile
from importlib._bootstrap_external import _code_to_timestamp_pyc

def compiled(data):
    source, out = zipfile.ZipFile(io.BytesIO(data)), io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in source.namelist():
            content, entry = source.read(name), zipfile.ZipInfo(name)
            if name.endswith(".py"):
                entry.filename += "c"
                content = _code_to_timestamp_pyc(compile(content, name, "exec", dont_inherit=True))
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, bytes(content))
    return out.getvalue()
`);
const compile = python.globals.get('compiled');
for (const archive of archives) {
  const bytes = python.toPy(new Uint8Array(readFileSync(archive))).tobytes();
  writeFileSync(archive, compile(bytes).toJs());
}
