const ADDRESS = /^https?:\/\/(?:www\.)?(?<host>[^/?#:]+)(?<rest>(?:[/?#:].*)?)$/;
/** A site whose beginning lies deeper shares its host with others. */
const BEGINNING = /^(?::\d+)?(?:\/(?:[a-z]{2}\/?)?)?$/;

/** The hosts of other stores' sites, by which a link is known that leads to another shop. */
export class OtherSites {
  private readonly hosts: ReadonlySet<string>;
  private readonly own: string | null;

  /** @param own address of the store's own site @param others those of the other stores */
  constructor(own: string | null, others: readonly string[]) {
    this.own = hostOf(own ?? '');
    const hosts = others.flatMap((site) => {
      const groups = ADDRESS.exec(site.toLowerCase())?.groups;
      return groups && BEGINNING.test(groups.rest!) ? groups.host! : [];
    });
    this.hosts = new Set(hosts.filter((host) => host !== this.own));
  }

  /** In the order of the alphabet. */
  get names(): string[] {
    return [...this.hosts].sort();
  }

  /** The other store's host; null when the link leads elsewhere, or through it to the store's own site. */
  hostIn(link: string): string | null {
    if (this.hosts.size === 0) return null;
    const host = hostOf(link);
    if (host === null || !this.hosts.has(host)) return null;
    return this.own !== null && link.toLowerCase().includes(this.own) ? null : host;
  }
}

const hostOf = (address: string): string | null => ADDRESS.exec(address)?.groups?.host?.toLowerCase() ?? null;
