import { router } from '@inertiajs/react';
import type { FormEvent } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';

/** Finds stores by a part of their name: a plain GET form that becomes a visit with JavaScript. */
export function DirectorySearch({ url, query }: { url: string; query: string | null }) {
  const { t } = useI18n();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('query')).trim();
    router.get(url, words ? { query: words } : {}, { preserveScroll: true });
  }

  return (
    <form
      role="search"
      aria-label={t('storefront.directory.find')}
      className="search directory-search"
      action={url}
      method="get"
      onSubmit={search}
    >
      <input
        key={query}
        type="search"
        name="query"
        defaultValue={query ?? ''}
        aria-label={t('storefront.directory.search')}
        placeholder={t('storefront.directory.search')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
      />
      <Button type="submit" variant="main" aria-label={t('storefront.directory.find')}>
        <Icon name="search" />
      </Button>
    </form>
  );
}
