import type { PageProps } from '../../../../../src/core/inertia/pages.js';
import { FormToken } from '../../../../lib/forms/form-token.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { ListToolbar } from '../../../admin/list/list-toolbar.js';
import { Button } from '../../../ui/button.js';
import { Cluster } from '../../../ui/layout/boxes.js';

type Props = Pick<PageProps<'import/mapping-change'>, 'find' | 'choices' | 'choiceCount' | 'url' | 'keep'>;

/** Categories that fit the paths, or that a search finds; each is a button that saves it. */
export function CategoryFinder({ find, choices, choiceCount, url, keep }: Props) {
  const { t } = useI18n();
  const [address] = url.split('?');
  return (
    <section aria-labelledby="finder-title">
      <h2 id="finder-title">{t('mappings.change.category')}</h2>
      <ListToolbar
        url={address!}
        name="find"
        query={find}
        searchLabel={t('mappings.change.find')}
        keep={keep}
        only={['find', 'choices', 'choiceCount']}
        resetUrl={find ? url : null}
      />
      <p role="status">
        {choices.length === 0
          ? t(find ? 'mappings.change.not_found' : 'mappings.change.find_hint')
          : `${t(find ? 'mappings.change.found' : 'mappings.change.likely', { count: choiceCount })} ${t('mappings.change.choose')}`}
      </p>
      {choices.length > 0 && (
        <Cluster method="post" action={url} as="form" gap={3} className="mapping-choices">
          <FormToken />
          {choices.map(({ id, label }) => (
            <Button key={id} name="categoryId" value={id}>
              {label}
            </Button>
          ))}
        </Cluster>
      )}
    </section>
  );
}
