import type { ChildProcess } from 'node:child_process';
import { Redis } from 'ioredis';
import { freePort } from './free-port.js';
import { eventually, programs, ServerFolder, stop } from './system-servers.js';

const HOST = '127.0.0.1';
const PASSWORD = 'a secret of tests';
const MASTER = 'katalog-queue';

/** Debian's Redis with a password, in one of production's topologies. */
abstract class RedisServers {
  protected readonly folder = new ServerFolder();

  /** The settings for it. */
  abstract readonly env: Record<string, string>;

  close(): Promise<void> {
    return this.folder.close();
  }

  protected serve(port: number, options: string[]): ChildProcess {
    const secret = ['--requirepass', PASSWORD, '--masterauth', PASSWORD];
    const keepsNothing = ['--save', '', '--dir', this.folder.path, '--dbfilename', `${port}.rdb`];
    return this.folder.start(programs().redis, [
      ...['--port', String(port), '--bind', HOST],
      ...keepsNothing,
      ...secret,
      ...options,
    ]);
  }

  /** Sends a command, once the server is reachable. */
  protected async at<Answer>(
    port: number,
    ask: (client: Redis) => Promise<Answer>,
    password: string | undefined = PASSWORD,
  ): Promise<Answer> {
    const client = new Redis({ host: HOST, port, password, maxRetriesPerRequest: null });
    client.on('error', () => undefined);
    try {
      return await ask(client);
    } finally {
      client.disconnect();
    }
  }

  /** Repeats a command until the answer is yes. */
  protected until(port: number, ask: (client: Redis) => Promise<boolean>, password?: string): Promise<void> {
    return eventually(async () => {
      if (!(await this.at(port, ask, password))) throw new Error(`Redis on port ${port} is not so far`);
    });
  }
}

const says = async (client: Redis, line: string) => (await client.info()).includes(line);

/** One that can be killed; it comes back empty. */
export class SingleRedis extends RedisServers {
  private server?: ChildProcess;

  private constructor(private readonly port: number) {
    super();
  }

  static async begin(): Promise<SingleRedis> {
    const redis = new SingleRedis(await freePort());
    await redis.start();
    return redis;
  }

  get env() {
    return { REDIS_URL: `redis://:${encodeURIComponent(PASSWORD)}@${HOST}:${this.port}` };
  }

  async start(): Promise<void> {
    this.server = this.serve(this.port, []);
    await this.until(this.port, async (client) => (await client.ping()) === 'PONG');
  }

  kill(): Promise<void> {
    return stop(this.server!, 'SIGKILL');
  }
}

/** A master, its replica, and a Sentinel that promotes the replica. */
export class WatchedRedis extends RedisServers {
  private master?: ChildProcess;

  private constructor(private readonly ports: { master: number; replica: number; sentinel: number }) {
    super();
  }

  static async start(): Promise<WatchedRedis> {
    const [master, replica, sentinel] = [await freePort(), await freePort(), await freePort()];
    const servers = new WatchedRedis({ master, replica, sentinel });
    await servers.begin();
    return servers;
  }

  get env() {
    return {
      REDIS_URL: `redis://:${encodeURIComponent(PASSWORD)}@${HOST}`,
      REDIS_SENTINELS: `${HOST}:${this.ports.sentinel}`,
      REDIS_SENTINEL_NAME: MASTER,
    };
  }

  /** Kills the master, and waits until the replica is one. */
  async failOver(): Promise<void> {
    await stop(this.master!, 'SIGKILL');
    await this.until(this.ports.replica, (client) => says(client, 'role:master'));
  }

  private async begin(): Promise<void> {
    const { master, replica, sentinel } = this.ports;
    this.master = this.serve(master, []);
    this.serve(replica, ['--replicaof', HOST, String(master)]);
    await this.until(replica, (client) => says(client, 'master_link_status:up'));
    const file = this.folder.write('sentinel.conf', this.sentinelLines().join('\n'));
    this.folder.start(programs().redis, [file, '--sentinel']);
    await this.until(sentinel, (client) => says(client, 'slaves=1'), '');
  }

  private sentinelLines(): string[] {
    const { master, sentinel } = this.ports;
    return [
      `port ${sentinel}`,
      `bind ${HOST}`,
      `dir ${this.folder.path}`,
      `sentinel monitor ${MASTER} ${HOST} ${master} 1`,
      `sentinel auth-pass ${MASTER} "${PASSWORD}"`,
      `sentinel down-after-milliseconds ${MASTER} 5000`,
      `sentinel failover-timeout ${MASTER} 5000`,
      '',
    ];
  }
}

interface ClusterNode {
  port: number;
  bus: number;
  slots: [number, number];
}

/** Three masters that share the slots. */
export class ClusteredRedis extends RedisServers {
  private constructor(private readonly nodes: ClusterNode[]) {
    super();
  }

  static async start(): Promise<ClusteredRedis> {
    const slots: [number, number][] = [
      [0, 5_460],
      [5_461, 10_922],
      [10_923, 16_383],
    ];
    const nodes = await Promise.all(
      slots.map(async (share) => ({ port: await freePort(), bus: await freePort(), slots: share })),
    );
    const servers = new ClusteredRedis(nodes);
    await servers.begin();
    return servers;
  }

  get env() {
    return {
      REDIS_URL: `redis://:${encodeURIComponent(PASSWORD)}@${HOST}`,
      // meeting one is enough, as they gossip
      REDIS_CLUSTER: `${HOST}:${this.nodes[0]!.port}`,
    };
  }

  /** Number of keys on each. */
  keys(): Promise<string[][]> {
    return Promise.all(this.nodes.map(({ port }) => this.at(port, (client) => client.keys('*'))));
  }

  private async begin(): Promise<void> {
    for (const { port, bus } of this.nodes) {
      const options = ['--cluster-enabled', 'yes', '--cluster-port', String(bus)];
      this.serve(port, [...options, '--cluster-config-file', `${port}.conf`]);
    }
    const [first, ...others] = this.nodes;
    for (const [index, { port, slots }] of this.nodes.entries())
      await this.at(port, async (client) => {
        await client.cluster('ADDSLOTSRANGE', ...slots);
        await client.call('cluster', 'set-config-epoch', index + 1);
      });
    for (const { port } of others)
      await this.at(port, (client) => client.call('cluster', 'meet', HOST, first!.port, first!.bus));
    for (const { port } of this.nodes) await this.until(port, (client) => this.knowsAll(client));
  }

  private async knowsAll(client: Redis): Promise<boolean> {
    const state = await client.cluster('INFO');
    return state.includes('cluster_state:ok') && state.includes(`cluster_known_nodes:${this.nodes.length}`);
  }
}
