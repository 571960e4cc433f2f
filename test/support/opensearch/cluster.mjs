import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../../../scripts/steps/failure.mjs';
import { freePort as anyPort } from '../../../scripts/steps/processes/ports.mjs';

const HOST = '127.0.0.1';
const START_MS = 240_000;
const STOP_MS = 30_000;
const TAIL_LINES = 25;
/** For nodes that live for seconds: Java compiles quickly rather than well. */
const SHORT_LIVED = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/** OpenSearch's own options: without them garbage counts as memory in use, and requests are refused. */
const SHIPPED = ['-XX:+UseG1GC', '-XX:G1ReservePercent=25', '-XX:InitiatingHeapOccupancyPercent=30'];

class OpenSearchNode {
  #process;
  #gone;

  constructor(name, { host, ports, enter }, folder) {
    this.name = name;
    this.host = host;
    this.ports = ports;
    this.enter = enter;
    this.folder = join(folder, name);
    this.log = join(folder, `${name}.log`);
    this.url = `http://${host}:${ports.http}`;
  }

  get pid() {
    return this.#process.pid;
  }

  get isRunning() {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  start({ java, args, heap, flags, settings }) {
    mkdirSync(this.folder, { recursive: true });
    const own = {
      ...settings,
      'node.name': this.name,
      'path.home': this.folder,
      'network.host': this.host,
      'http.port': this.ports.http,
      'transport.port': this.ports.transport,
    };
    const pairs = Object.entries(own).map(([name, value]) => `${name}=${value}`);
    const log = openSync(this.log, 'a');
    const [command, ...rest] = [
      ...this.enter,
      java,
      `-Xms${heap}`,
      `-Xmx${heap}`,
      ...flags,
      ...args,
      ...pairs,
    ];
    // it ends with its standard input, which ends with us
    this.#process = spawn(command, rest, {
      cwd: this.folder,
      stdio: ['pipe', log, log],
    });
    closeSync(log);
    this.#gone = once(this.#process, 'exit');
  }

  async stop() {
    const late = setTimeout(() => this.#process.kill('SIGKILL'), STOP_MS);
    this.#process.stdin.end();
    await this.#gone;
    clearTimeout(late);
  }

  async kill() {
    this.#process.kill('SIGKILL');
    await this.#gone;
  }

  /** The end of its log. */
  tail() {
    return readFileSync(this.log, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
  }
}

/** Its methods are described in cluster.d.mts. */
export class OpenSearchCluster {
  #folder = mkdtempSync(join(tmpdir(), 'katalog-opensearch-'));
  #nodes = [];
  #options;

  static async start(
    installed,
    { nodes = 1, heap = '384m', isLongLived, settings, freePort = anyPort, namespaces } = {},
  ) {
    const cluster = new OpenSearchCluster();
    for (let number = 1; number <= nodes; number++) {
      const ports = { http: await freePort(), transport: await freePort() };
      const place = {
        ports,
        host: namespaces?.hosts[number - 1] ?? HOST,
        enter: namespaces?.enter(number - 1) ?? [],
      };
      cluster.#nodes.push(new OpenSearchNode(`node-${number}`, place, cluster.#folder));
    }
    cluster.#options = {
      ...installed,
      heap,
      flags: isLongLived ? SHIPPED : SHORT_LIVED,
      settings: { ...cluster.#shared(), ...settings },
    };
    try {
      for (const index of cluster.#nodes.keys()) cluster.startNode(index);
      await cluster.untilGreen();
    } catch (error) {
      await cluster.close();
      throw error;
    }
    return cluster;
  }

  get urls() {
    return this.#nodes.map(({ url }) => url);
  }

  get pids() {
    return this.#nodes.filter(({ isRunning }) => isRunning).map(({ pid }) => pid);
  }

  startNode(index) {
    this.#nodes[index].start(this.#options);
  }

  stopNode(index) {
    return this.#nodes[index].stop();
  }

  killNode(index) {
    return this.#nodes[index].kill();
  }

  async untilGreen() {
    const running = this.#nodes.filter(({ isRunning }) => isRunning);
    const path = `/_cluster/health?wait_for_status=green&wait_for_nodes=${running.length}&timeout=1s`;
    for (const end = Date.now() + START_MS; ;) {
      const answers = await Promise.all(running.map(({ url }) => isOk(url + path)));
      if (answers.every(Boolean)) return;
      const ended = running.find(({ isRunning }) => !isRunning);
      if (ended || Date.now() > end)
        throw new Failure(`OpenSearch is not ready.\n${(ended ?? running[0]).tail()}`);
      await pause(200);
    }
  }

  /** Their data are thrown away, so there is nothing to wait for. */
  async close() {
    await Promise.all(this.#nodes.filter(({ isRunning }) => isRunning).map((node) => node.kill()));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #shared() {
    return {
      'cluster.name': 'katalog',
      'cluster.initial_cluster_manager_nodes': this.#nodes.map(({ name }) => name).join(),
      'discovery.seed_hosts': this.#nodes.map(({ host, ports }) => `${host}:${ports.transport}`).join(),
      'http.type': 'netty4',
      'transport.type': 'netty4',
      // a nearly full disk would make its indices read-only
      'cluster.routing.allocation.disk.threshold_enabled': false,
    };
  }
}

async function isOk(url) {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
