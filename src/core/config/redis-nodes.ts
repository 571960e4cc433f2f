import type { Settings } from './settings.js';

/** Sentinels or cluster nodes; neither: REDIS_URL is the one server. */
export function redisNodes(settings: Settings) {
  return {
    cluster: settings.REDIS_CLUSTER ? readNodes(settings.REDIS_CLUSTER) : null,
    sentinels: settings.REDIS_SENTINELS
      ? {
          sentinels: readNodes(settings.REDIS_SENTINELS),
          name: settings.REDIS_SENTINEL_NAME,
          ...(settings.REDIS_SENTINEL_PASSWORD && { sentinelPassword: settings.REDIS_SENTINEL_PASSWORD }),
        }
      : null,
  };
}

/** Contradictions between these settings. */
export function redisContradictions({ REDIS_SENTINELS, REDIS_CLUSTER, REDIS_URL }: Settings): string[] {
  if (!REDIS_CLUSTER) return [];
  return [
    REDIS_SENTINELS && 'REDIS_SENTINELS and REDIS_CLUSTER exclude each other',
    /^rediss?:\/\/[^/]+\/[1-9]/.test(REDIS_URL) &&
      'REDIS_URL must not name a database with REDIS_CLUSTER: a Cluster has only one',
  ].filter((message): message is string => Boolean(message));
}

function readNodes(text: string) {
  return text.split(',').map((node) => {
    const split = node.lastIndexOf(':');
    const host = node
      .slice(0, split)
      .trim()
      .replace(/^\[|\]$/g, '');
    return { host, port: Number(node.slice(split + 1)) };
  });
}
