import type { Locale } from '../core/i18n/locales.js';
import { type MediaRow, toPicture } from '../media/media.presenter.js';
import type { PictureProps } from '../media/media.props.js';

/** What is needed to name a store. */
export interface StoreRow {
  companyName: string;
  /** null: no logo, or not ready yet. */
  logo: MediaRow | null;
}

/** A store as offers, cards and tiles name it. */
export function toStore(store: StoreRow, locale: Locale): { name: string; logo: PictureProps | null } {
  return {
    name: store.companyName,
    logo: store.logo && toPicture(store.logo, locale, store.companyName),
  };
}
