// Plays in Pyodide: node play.mjs PYODIDE_FOLDER PACKAGES PLAYER SCRIPT; prints what SCRIPT returns.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder, packages, player, script] = process.argv.slice(2);
const { loadPyodide } = await import(new URL('pyodide.mjs', pathToFileURL(`${folder}/`)));
const python = await loadPyodide({ indexURL: `${folder}/` });
python.unpackArchive(new Uint8Array(readFileSync(packages)), 'zip');
python.FS.writeFile('/home/pyodide/player.py', readFileSync(player));
console.log(python.runPython(script));
