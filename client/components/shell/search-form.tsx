import { router, usePage } from '@inertiajs/react';
import type { FormEvent } from 'react';
import { useI18n } from '../../lib/i18n/i18n.js';
import { useShared } from '../../lib/shared.js';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { useSearchBox } from './use-search-box.js';

/**
 * The search box: a plain GET form that becomes a visit with JavaScript, with suggestions while a person
 * types.
 */
export function SearchForm({ large = false }: { large?: boolean }) {
  const { t } = useI18n();
  const { urls } = useShared();
  const { query } = usePage().props;
  const value = typeof query === 'string' ? query : '';
  const box = useSearchBox();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    box.close();
    const words = new FormData(event.currentTarget).get('query');
    router.get(urls.search, { query: String(words).trim() });
  }

  return (
    <form
      role="search"
      className={large ? 'search search-large' : 'search'}
      action={urls.search}
      method="get"
      onSubmit={search}
    >
      <input
        key={value}
        type="search"
        name="query"
        defaultValue={value}
        aria-label={t('common.search.label')}
        placeholder={t('common.search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        {...box.input}
      />
      <Button type="submit" variant="main" aria-label={large ? undefined : t('common.search.submit')}>
        <Icon name="search" />
        {large && <span>{t('common.search.submit')}</span>}
      </Button>
      {box.List && box.suggestions && <box.List {...box} suggestions={box.suggestions} />}
      <p role="status" className={box.count === 0 ? 'suggestions suggestions-none' : 'hidden-text'}>
        {box.count !== null && t('common.search.count', { count: box.count })}
      </p>
    </form>
  );
}
