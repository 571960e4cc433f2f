const ADDRESS = /^https?:\/\/(?:www\.)?(?<host>[^/?#:]+)(?<rest>(?:[/?#:].*)?)$/;
/** The path of a home page. A deeper path means that the host is shared by several sites. */
const HOME_PATH = /^(?::\d+)?(?:\/(?:[a-z]{2}\/?)?)?$/;

/** The hosts of other stores' websites, to detect links that lead to another store. */
export class OtherSites {
  private readonly hosts: ReadonlySet<string>;
  private readonly own: string | null;

  /** @param own URL of the store's own website @param others URLs of the other stores' websites */
  constructor(own: string | null, others: readonly string[]) {
    this.own = hostOf(own ?? '');
    const hosts = others.flatMap((site) => {
      const groups = ADDRESS.exec(site.toLowerCase())?.groups;
      return groups && HOME_PATH.test(groups.rest!) ? groups.host! : [];
    });
    this.hosts = new Set(hosts.filter((host) => host !== this.own));
  }

  /** Sorted. */
  get names(): string[] {
    return [...this.hosts].sort();
  }

  /** The other store's host; null when the link leads elsewhere, or contains the store's own host (a redirect). */
  hostIn(link: string): string | null {
    if (this.hosts.size === 0) return null;
    const host = hostOf(link);
    if (host === null || !this.hosts.has(host)) return null;
    return this.own !== null && link.toLowerCase().includes(this.own) ? null : host;
  }
}

const hostOf = (address: string): string | null => ADDRESS.exec(address)?.groups?.host?.toLowerCase() ?? null;
