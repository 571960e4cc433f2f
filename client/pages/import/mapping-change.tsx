import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { Examples } from '../../components/import/mapping/categories/examples.js';
import { CategoryFinder } from '../../components/import/mapping/categories/category-finder.js';
import { SuggestionChoice } from '../../components/import/mapping/categories/suggestion-choice.js';
import { FormToken } from '../../lib/forms/form-token.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Button } from '../../components/ui/button.js';
import { Cluster, Stack } from '../../components/ui/layout/boxes.js';

/** Changes many category paths together; all of it works without a script. */
export default function MappingChange(props: PageProps<'import/mapping-change'>) {
  const { branch, count, itemCount, keptCount, paths, accepts, url, backUrl } = props;
  const { t, number } = useI18n();
  const name = branch?.split(' > ').join(' › ') ?? '';
  return (
    <>
      <PageTitle
        title={branch === null ? t('mappings.change.title') : t('mappings.change.branch', { name })}
        intro={branch === null ? undefined : t('mappings.change.branch_intro')}
      />
      <p>
        <a data-visit href={backUrl}>
          {t('mappings.change.back')}
        </a>
      </p>
      <p role="status">
        {t('mappings.count', { count })} · {t('mappings.change.items', { count: itemCount })}
        {keptCount > 0 && ` · ${t('mappings.change.kept', { count: keptCount })}`}
      </p>
      <Stack as="ul" gap={2}>
        {paths.map(({ id, path, itemCount, examples }) => (
          <li key={id}>
            {path.split(' > ').join(' › ')} ({number(itemCount!)})
            <Examples names={examples} />
          </li>
        ))}
        {count > paths.length && <li>{t('mappings.change.others', { count: count - paths.length })}</li>}
      </Stack>
      {accepts.length > 0 && <SuggestionChoice {...props} />}
      <CategoryFinder {...props} />
      <form method="post" action={url} className="form form-short">
        <FormToken />
        <Cluster gap={2}>
          <Button name="action" value="exclude">
            {t('mappings.bulk.exclude')}
          </Button>
          <Button name="action" value="reset">
            {t('mappings.bulk.reset')}
          </Button>
        </Cluster>
      </form>
    </>
  );
}
