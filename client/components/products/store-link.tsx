import { useI18n } from '../../lib/i18n/i18n.js';
import { LinkButton } from '../ui/button.js';
import { Icon } from '../ui/icon.js';

interface Props {
  /** Counts the visit, and redirects to the store. */
  url: string;
  store: string;
  isMain?: boolean;
  /** Whether the store's name is visible. */
  isNamed?: boolean;
}

/** The way to a store's own page of a product. */
export function StoreLink({ url, store, isMain, isNamed }: Props) {
  const { t } = useI18n();
  const name = t('products.offer.to_named_store', { name: store });
  return (
    <LinkButton
      variant={isMain ? 'main' : undefined}
      data-go
      href={url}
      rel="sponsored nofollow noopener"
      aria-label={name}
    >
      {isNamed ? name : t('products.offer.to_store')}
      <Icon name="out" />
    </LinkButton>
  );
}
