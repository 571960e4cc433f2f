import { useI18n } from '../../lib/i18n/i18n.js';
import { useShared } from '../../lib/shared.js';
import { Text } from '../ui/text.js';
import { Wordmark } from './wordmark.js';
import { Box, Grid } from '../ui/layout/boxes.js';

/** The foot of each storefront page. */
export function Footer() {
  const { t } = useI18n();
  const { navigation, reading, urls, consent, comparison, watchList, notice } = useShared();
  return (
    <Box as="footer" padY={6} text="s" className="footer">
      <Grid gap={5} className="footer-grid page-width">
        <div>
          <Wordmark />
          <p>{t('common.footer.tagline')}</p>
          {notice && <p>{notice}</p>}
        </div>
        <nav aria-labelledby="footer-categories">
          <h2 id="footer-categories">{t('common.footer.categories')}</h2>
          <ul className="footer-categories">
            {navigation.map((category) => (
              <li key={category.id}>
                <a data-visit href={category.url}>
                  <Text value={category.name} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-about">
          <h2 id="footer-about">{t('common.footer.about')}</h2>
          <ul>
            <li>
              <a data-visit href={reading.blogsUrl}>
                {t('common.footer.blog')}
              </a>
            </li>
            {reading.pages.map(({ key, title, url }) => (
              <li key={key}>
                <a data-visit href={url}>
                  <Text value={title} />
                </a>
              </li>
            ))}
            <li>
              <a data-consent href={consent.url} rel="nofollow">
                {t('common.consent.settings')}
              </a>
            </li>
            <li>
              <a data-visit href={urls.login} rel="nofollow">
                {t('common.footer.staff')}
              </a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-lists">
          <h2 id="footer-lists">{t('common.footer.lists')}</h2>
          <ul>
            <li>
              <a data-visit href={urls.search}>
                {t('common.footer.all_products')}
              </a>
            </li>
            <li>
              <a data-visit href={urls.stores}>
                {t('common.footer.stores')}
              </a>
            </li>
            <li>
              <a data-visit data-no-prefetch href={comparison.url} rel="nofollow">
                {t('common.picks.comparison')}
              </a>
            </li>
            <li>
              <a data-visit data-no-prefetch href={watchList.url} rel="nofollow">
                {t('common.picks.watch_list')}
              </a>
            </li>
            <li>
              <a href={urls.sitemap}>{t('common.footer.sitemap')}</a>
            </li>
          </ul>
        </nav>
        <Box as="p" tone="soft" whole padTop={4} line="top">
          {t('common.footer.prices')}
        </Box>
      </Grid>
    </Box>
  );
}
