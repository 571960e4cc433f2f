import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import { andContainsWords } from '../../core/database/contains-words.js';
import { countsBy } from '../../core/database/counts-by.js';
import { int, statement } from '../../core/database/statement.js';
import { Media } from '../media.entity.js';
import { inPictureState } from '../picture-state.js';
import { isOfDeletedOffers, isUsed } from '../pictures/picture-uses.js';
import type { MediaFilterCounts } from './media-library.pages.js';
import type { MediaFilter, MediaPageQuery } from './media.query.js';

/** A company's id, the platform's own pictures, or all. */
export type MediaOwner = number | 'platform' | 'all';

type Asked = Pick<MediaPageQuery, 'query' | 'state' | 'sort' | 'page'> & { owner: MediaOwner; limit: number };

type Filters = Omit<Asked, 'page' | 'limit' | 'sort'>;

/** Limit of exact counts; beyond it the list shows "more than". */
export const MAX_COUNTED = 10_000;

const PLATFORM = 'picture.company_id is null';

/** The expression of the search index, which leaves out pictures without name and text. */
const WORDS = `fold_text(coalesce(picture.file_name, '') || ' ' || coalesce(picture.alt ->> 'sl', '') || ' ' || coalesce(picture.alt ->> 'en', ''))`;
const HAS_WORDS = `(picture.file_name is not null or picture.alt <> '{}')`;

const STATES: Record<MediaFilter, string> = {
  ...inPictureState('picture'),
  // unused_since is set at the upload and hourly by the cleaning, so uses are checked again
  unused: `picture.source_url is null and picture.unused_since is not null and not ${isUsed('picture')}`,
  undescribed: `((picture.alt ->> 'sl') is null or (picture.alt ->> 'en') is null)`,
};

/** The list query of pictures. */
@Injectable()
export class MediaSearch {
  constructor(@InjectRepository(Media) private readonly media: Repository<Media>) {}

  /** One page; `count` stops at MAX_COUNTED + 1. */
  async list({ page, limit, sort, ...asked }: Asked): Promise<{ media: Media[]; count: number }> {
    const found = await this.matching(asked);
    const count = await this.countOf(found);
    if (sort === 'largest') found.orderBy('picture.bytes', 'DESC', 'NULLS LAST');
    const media = await found
      .addOrderBy('picture.id', sort === 'oldest' ? 'ASC' : 'DESC')
      .limit(limit)
      .offset((page - 1) * limit)
      .getMany();
    return { media, count };
  }

  /**
   * Pictures that each choice of a filter would show under the others. Choices without any are left out.
   * @returns null for a filter whose choices share more than MAX_COUNTED pictures
   */
  async filterCounts({ query, state, owner }: Filters, ofAll: boolean): Promise<MediaFilterCounts> {
    const [states, owners] = await Promise.all([
      this.countStates({ query, owner }),
      ofAll ? this.countOwners({ query, state, owner: 'all' }) : null,
    ]);
    return { state: states, owner: owners };
  }

  private async countStates(filters: Filters): Promise<Record<string, number> | null> {
    const found = await this.whereFew(filters);
    if (!found) return null;
    found.select([]);
    for (const [state, condition] of Object.entries(STATES))
      found.addSelect(`count(*) filter (where ${condition})::integer`, state);
    return (await found.getRawOne<Record<string, number>>())!;
  }

  private async countOwners(filters: Filters): Promise<Record<string, number> | null> {
    const found = await this.whereFew(filters);
    return found && countsBy(found, `coalesce(picture.company_id::text, 'platform')`);
  }

  /** null: they are more than MAX_COUNTED. */
  private async whereFew(filters: Filters): Promise<SelectQueryBuilder<Media> | null> {
    const found = await this.matching(filters);
    return (await this.countOf(found)) > MAX_COUNTED ? null : found;
  }

  /** Stops at MAX_COUNTED + 1. */
  private async countOf(found: SelectQueryBuilder<Media>): Promise<number> {
    const counted = found
      .clone()
      .select('1')
      .limit(MAX_COUNTED + 1);
    const [statement, parameters] = counted.getQueryAndParameters();
    const [row] = await this.media.query<{ count: number }[]>(
      `select count(*)::integer as count from (${statement}) found`,
      parameters,
    );
    return row!.count;
  }

  /** Ids of the matching pictures that nothing uses, at most MAX_COUNTED. */
  async unusedIds(asked: Filters, except: number[]): Promise<number[]> {
    const found = await this.matching(asked);
    const rows = await found
      .select('picture.id', 'id')
      .andWhere(`not ${isUsed('picture')} and picture.id <> all(:except::integer[])`, { except })
      .orderBy('picture.id')
      .limit(MAX_COUNTED)
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }

  private async matching({ query, state, owner }: Filters) {
    const found = this.media
      .createQueryBuilder('picture')
      .where(`picture.failure is distinct from 'removed' and picture.replaces_id is null`)
      .andWhere(`not ${isOfDeletedOffers('picture')}`);
    if (owner === 'platform') found.andWhere(PLATFORM);
    else if (owner !== 'all') found.andWhere('picture.company_id = :owner', { owner });
    if (state) found.andWhere(STATES[state]);
    if (query) await this.andFits(found, query, owner);
    return found;
  }

  /**
   * Limits the list to pictures that match the query by file name or text, or by the code of a product that shows
   * them.
   */
  private async andFits(found: SelectQueryBuilder<Media>, query: string, owner: MediaOwner): Promise<void> {
    const rows = await OF_CODE.rows(this.media, [query, typeof owner === 'number' ? owner : null]);
    const words = this.media.createQueryBuilder('picture').select('1').where(HAS_WORDS);
    andContainsWords(words, WORDS, query);
    const condition = words.expressionMap.wheres.map(({ condition }) => String(condition)).join(' and ');
    found.andWhere(`((${condition}) or picture.id = any(:ofCode::integer[]))`, {
      ...words.getParameters(),
      ofCode: rows.map(({ id }) => id),
    });
  }
}

const OF_CODE = statement({ id: int })`
  select l.media_id as id from products p join product_media l on l.product_id = p.id
  where p.product_code = $1 and p.deleted_at is null and ($2::integer is null or p.company_id = $2)
  limit 200`;
