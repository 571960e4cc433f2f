import type { PageProps } from '../../../src/core/inertia/pages.js';
import { DataTable } from '../../components/admin/list/data-table.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { MergeFacts } from '../../components/attributes/merge-facts.js';
import { Button } from '../../components/ui/button.js';
import { Field } from '../../components/ui/form/field.js';
import { PostForm } from '../../components/ui/post-form.js';
import { Text } from '../../components/ui/text.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Select } from '../../components/ui/form/select.js';

/** The values of an attribute; some of them become one after a preview. */
export default function AttributeValues(props: PageProps<'attributes/values'>) {
  const { name, listUrl, formUrl, query, values, count, preview, applyUrl } = props;
  const { t, number } = useI18n();
  const chosen = values.filter((value) => value.chosen);
  return (
    <>
      <PageTitle
        title={t('attributes.values.of', { name: name.text })}
        intro={t('attributes.values.intro')}
      />
      <p>
        <a data-visit href={listUrl}>
          {t('attributes.merge.back')}
        </a>
      </p>
      {preview && applyUrl && (
        <section className="prose" aria-labelledby="preview-title">
          <h2 id="preview-title">{t('attributes.values.preview_title')}</h2>
          <MergeFacts counts={preview} />
          <p>{t('attributes.values.final')}</p>
          <PostForm className="form form-short" action={applyUrl} sendLabel={t('attributes.values.apply')}>
            <Field name="into" label={t('attributes.values.into')}>
              {(control) => (
                <Select
                  {...control}
                  options={chosen.map(({ key, value }) => ({
                    value: key,
                    label: value.text,
                    lang: value.lang,
                  }))}
                />
              )}
            </Field>
          </PostForm>
        </section>
      )}
      <form className="form" action={formUrl} method="get">
        <Field name="query" label={t('attributes.values.search')}>
          {(control) => <input {...control} type="search" autoComplete="off" defaultValue={query} />}
        </Field>
        <p>
          {t('attributes.values.count', { count })}
          {count > values.length && ` · ${t('attributes.values.first', { count: values.length })}`}
        </p>
        <Button>{t('attributes.values.preview')}</Button>
        {values.length > 0 && (
          <DataTable
            caption={t('attributes.values.title')}
            rows={values.map((value) => ({ ...value, id: value.key }))}
            columns={[
              {
                id: 'value',
                label: t('attributes.values.value'),
                cell: ({ key, value, chosen: isChosen }) => (
                  <label>
                    <input type="checkbox" name="values" value={key} defaultChecked={isChosen} />{' '}
                    <Text value={value} />
                  </label>
                ),
              },
              {
                id: 'offers',
                label: t('attributes.merge.offers'),
                numeric: true,
                cell: ({ offers }) => number(offers),
              },
            ]}
          />
        )}
      </form>
    </>
  );
}
