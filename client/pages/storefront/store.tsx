import type { PageProps } from '../../../src/core/inertia/pages.js';
import { EmptyResults } from '../../components/products/results/empty-results.js';
import { Results } from '../../components/products/results/results.js';
import { Profile } from '../../components/storefront/stores/profile.js';
import { StoreSign } from '../../components/storefront/stores/store-list.js';
import { Breadcrumb } from '../../components/ui/navigation/breadcrumb.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Row } from '../../components/ui/layout/boxes.js';

/** A store with its products, or its services. */
export default function Store(props: PageProps<'storefront/store'>) {
  const { store, directoryUrl, kinds, list, results, navigation } = props;
  const { t } = useI18n();
  const steps = [
    { name: { text: t('storefront.directory.title') }, url: directoryUrl },
    { name: { text: store.name } },
  ];
  const empty = (
    <EmptyResults reason={t('storefront.store.empty')} results={results} categories={navigation} />
  );
  return (
    <Results
      key={store.url + results.kind}
      list={list}
      results={results}
      title={
        <Row as="span" inline gap={3} align="center" className="store-title">
          <StoreSign {...store} />
          {store.name}
        </Row>
      }
      way={<Breadcrumb steps={steps} />}
      empty={empty}
    >
      <Profile store={store} kinds={kinds} />
    </Results>
  );
}
