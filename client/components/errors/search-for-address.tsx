import { useI18n } from '../../lib/i18n/i18n.js';
import { useShared } from '../../lib/shared.js';
import { Button } from '../ui/button.js';
import { Box } from '../ui/layout/boxes.js';

/** A search for the words of a URL that leads nowhere; its form works without JavaScript. */
export function SearchForAddress() {
  const { t } = useI18n();
  const { urls, urlSuggestions } = useShared();
  return (
    <Box
      role="search"
      aria-label={t('errors.search')}
      as="form"
      wide
      className="search error-search"
      action={urls.search}
    >
      <input
        type="search"
        name="query"
        defaultValue={urlSuggestions?.query}
        aria-label={t('errors.search')}
        placeholder={t('errors.search')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
      />
      <Button type="submit" variant="main">
        {t('errors.find')}
      </Button>
    </Box>
  );
}
