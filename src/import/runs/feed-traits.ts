import type { KnownItem } from '../feed/known-item.js';
import type { FeedTrait, FoundTrait } from '../import-guard.js';
import { isFieldFilled } from '../intake/field-coverage.js';

/** In fewer items a trait is no sign of a mistake. */
const MIN_ITEMS = 5;
/** A file has a trait if this share of its items does: an export that breaks may still have exceptions. */
const NEARLY_ALL = 0.95;
/** The store's present offers lack a trait if this share of them does. */
const MOST = 0.5;
const MAX_HOSTS = 100;

/** A store's offers before an import. */
export interface PresentOffers {
  active: number;
  available: number;
  withDeliveryCost: number;
  /** To which their links lead, the most frequent first. */
  hosts: string[];
  /** Different first images. */
  pictures: number;
  /** Host of the store's website. */
  website: string | null;
}

/** Counts traits that are suspicious only if all items of a file have them. */
export class FeedTraits {
  private items = 0;
  private outOfStock = 0;
  private withDeliveryCost = 0;
  private readonly hosts = new Map<string, number>();
  private picture = 0;
  private withPicture = 0;
  private withSamePicture = 0;

  add({ isOutOfStock, filled, host, pictures }: KnownItem): void {
    this.items++;
    if (isOutOfStock) this.outOfStock++;
    if (isFieldFilled(filled, 'delivery_cost')) this.withDeliveryCost++;
    if (this.hosts.has(host) || this.hosts.size < MAX_HOSTS)
      this.hosts.set(host, (this.hosts.get(host) ?? 0) + 1);
    const [picture] = pictures;
    if (picture === undefined) return;
    this.withPicture++;
    this.picture ||= picture;
    if (picture === this.picture) this.withSamePicture++;
  }

  /**
   * @param present the store's offers before the import
   * @param isWhole whether the file has all its offers: a part may well contain only sold-out offers, or
   * offers with one picture
   */
  findTraits(present: PresentOffers, isWhole: boolean): FoundTrait[] {
    if (this.items < MIN_ITEMS) return [];
    return [...(isWhole ? this.ofWhole(present) : []), ...this.deliveryCost(present), ...this.links(present)];
  }

  private ofWhole({ active, available, pictures }: PresentOffers): FoundTrait[] {
    const isComparable = active >= MIN_ITEMS;
    return [
      ...this.trait('all_out_of_stock', this.outOfStock, isComparable && available >= active * MOST),
      ...(this.withPicture >= MIN_ITEMS
        ? this.trait('pictures_same', this.withSamePicture, isComparable && pictures > 1)
        : []),
    ];
  }

  /** Nothing for a store that never stated delivery costs. */
  private deliveryCost({ active, withDeliveryCost }: PresentOffers): FoundTrait[] {
    if (active < MIN_ITEMS || withDeliveryCost < active * MOST) return [];
    return this.trait('delivery_cost_gone', this.items - this.withDeliveryCost, true);
  }

  /** Without offers to compare with, links are expected to lead to the store's website. */
  private links({ active, hosts, website }: PresentOffers): FoundTrait[] {
    const isComparable = active >= MIN_ITEMS;
    const known = isComparable ? hosts : website ? [website] : [];
    if (!known.length) return [];
    const isKnown = (host: string) =>
      isComparable ? known.includes(host) : known.some((site) => isSameSite(site, host));
    const others = [...this.hosts].filter(([host]) => !isKnown(host)).sort(([, a], [, b]) => b - a);
    const count = others.reduce((sum, [, items]) => sum + items, 0);
    return this.trait('links_elsewhere', count, isComparable, {
      host: others[0]?.[0] ?? '',
      known: known[0]!,
    });
  }

  private trait(
    code: FeedTrait,
    count: number,
    isNew: boolean,
    values: FoundTrait['values'] = { host: '', known: '' },
  ): FoundTrait[] {
    return count >= this.items * NEARLY_ALL ? [{ code, isNew, count, of: this.items, values }] : [];
  }
}

/** A website may be a part of the other's host, such as a shop's subdomain. */
const isSameSite = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
