import { Cluster, Redis, type RedisOptions } from 'ioredis';
import type { Config } from '../config/config.js';

/** After a failover the previous master is a replica: reconnects to the new one and repeats the command. */
const RECONNECT_AND_RESEND = 2;
const COMMON: RedisOptions = {
  reconnectOnError: ({ message }) => (message.startsWith('READONLY') ? RECONNECT_AND_RESEND : false),
};

/** A connection to the one server, to the master of Sentinel, or to a Cluster. */
export function connectRedis(config: Config, options: RedisOptions): Redis | Cluster {
  const { sentinels, cluster } = config.redis;
  const given = { ...COMMON, ...options };
  if (cluster) return connectCluster(config, cluster, given);
  return sentinels
    ? new Redis({ ...serverOptions(config.redisUrl), ...given, ...sentinels })
    : new Redis(config.redisUrl, given);
}

interface Node {
  host: string;
  port: number;
}

function connectCluster({ redisUrl }: Config, nodes: Node[], options: RedisOptions): Cluster {
  const { enableReadyCheck = true, enableOfflineQueue = true, lazyConnect = false } = options;
  const redisOptions = { ...serverOptions(redisUrl), ...options };
  return new Cluster(nodes, {
    enableReadyCheck,
    enableOfflineQueue,
    lazyConnect,
    redisOptions,
    // certificates are for host names, not for their addresses
    ...(redisOptions.tls && { dnsLookup: (name, found) => found(null, name) }),
  });
}

/** User, password and TLS: the parts of the URL without the host. */
function serverOptions(address: string): RedisOptions {
  const { protocol, username, password, pathname } = new URL(address);
  const database = Number(pathname.slice(1));
  return {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(database && { db: database }),
    ...(protocol === 'rediss:' && { tls: {}, enableTLSForSentinelMode: true }),
  };
}
