import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { FeaturedRows } from '../products/reading/featured-rows.js';
import { CategoryReached, ProductReachedFromHome, ProductViewed } from '../products/products.events.js';
import { EventsService } from './events.service.js';

/** Counts the events that pages report. */
@Injectable()
export class PageVisitsListener {
  constructor(
    private readonly events: EventsService,
    private readonly featured: FeaturedRows,
  ) {}

  @OnEvent(ProductViewed.event)
  async view({ offerIds, caller }: ProductViewed): Promise<void> {
    await this.events.recordEvents('PRODUCT_CLICK', offerIds, caller);
  }

  @OnEvent(CategoryReached.event)
  async category({ categoryId, caller }: CategoryReached): Promise<void> {
    await this.events.countCategoryView(categoryId, caller);
  }

  /** Counted for the store whose price the card shows. */
  @OnEvent(ProductReachedFromHome.event)
  async featuredProduct({ productId, caller }: ProductReachedFromHome): Promise<void> {
    const rows = await this.featured.find();
    const card = rows.flatMap(({ cards }) => cards).find(({ entryId }) => entryId === productId);
    if (card) await this.events.recordEvents('FEATURED_PRODUCT_CLICK', [card.offerId], caller);
  }
}
