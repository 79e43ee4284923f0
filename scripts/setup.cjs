'use strict';
/*
 * What `npm start` and `npm test` do before anything is installed. It runs on whatever Node the machine has, without packages, so it is
 * plain old JavaScript: a Node that is too old must still be able to read the sentence that says so.
 */
const { execFileSync, spawn } = require('child_process');
const { createHash } = require('crypto');
const fs = require('fs');
const path = require('path');

const root = path.resolve(__dirname, '..');
const stamp = path.join(root, 'node_modules', '.installed');
const OLDEST = [20, 19];

function checkNode() {
  const parts = process.versions.node.split('.').map(Number);
  const tooOld = parts[0] < OLDEST[0] || (parts[0] === OLDEST[0] && parts[1] < OLDEST[1]);
  if (tooOld) {
    console.error('This project needs Node ' + OLDEST.join('.') + ' or newer to install; this is Node ' + process.versions.node + '. See https://nodejs.org.');
    process.exit(1);
  }
}

function npm(args) {
  // npm tells its own path; without it (started by plain node) the one on the PATH is taken.
  const script = process.env.npm_execpath;
  if (script && /\.c?js$/.test(script)) execFileSync(process.execPath, [script].concat(args), { cwd: root, stdio: 'inherit' });
  else execFileSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}

/** Installs the packages when they are not there or the lockfile has changed since. */
function install() {
  const lock = createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages …');
  try {
    npm(['ci']);
  } catch (error) {
    console.error('\nThe packages could not be installed (' + error.message + '). Is the npm registry reachable?');
    process.exit(1);
  }
  fs.writeFileSync(stamp, lock);
}

/** Runs a TypeScript file on the Node 24 that the packages bring, and ends with its exit code. */
function run(file, args) {
  const node = path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const child = spawn(fs.existsSync(node) ? node : process.execPath, ['--disable-warning=ExperimentalWarning', path.join(__dirname, file)].concat(args), {
    cwd: root,
    stdio: 'inherit',
    env: Object.assign({}, process.env, { PATH: path.join(root, 'node_modules', '.bin') + path.delimiter + process.env.PATH }),
  });
  process.on('SIGINT', () => child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
}

checkNode();
install();
run(process.argv[2], process.argv.slice(3));
