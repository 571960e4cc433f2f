import type { PageProps } from '../../../src/core/inertia/pages.js';
import { PageTitle } from '../../components/admin/page-title.js';
import { MergeFacts } from '../../components/attributes/merge-facts.js';
import { Button } from '../../components/ui/button.js';
import { Field } from '../../components/ui/form/field.js';
import { PostForm } from '../../components/ui/post-form.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Select } from '../../components/ui/form/select.js';

/** Merges an attribute into another one, after a preview. */
export default function MergeAttribute(props: PageProps<'attributes/merge'>) {
  const { name, listUrl, formUrl, choices, into, preview, applyUrl } = props;
  const { t } = useI18n();
  return (
    <>
      <PageTitle
        title={t('attributes.merge.of', { name: name.text })}
        intro={t('attributes.merge.intro', { name: name.text })}
      />
      <p>
        <a data-visit href={listUrl}>
          {t('attributes.merge.back')}
        </a>
      </p>
      <form className="form form-short" action={formUrl} method="get">
        <Field name="into" label={t('attributes.merge.into')}>
          {(control) => (
            <Select
              {...control}
              defaultValue={into?.id}
              options={choices.map(({ id, label }) => ({ value: id, label }))}
            />
          )}
        </Field>
        <Button>{t('attributes.merge.preview')}</Button>
      </form>
      {preview && into && (
        <section className="prose" aria-labelledby="preview-title">
          <h2 id="preview-title">{t('attributes.merge.effect', { name: name.text, into: into.label })}</h2>
          <MergeFacts counts={preview} categories={preview.categories} />
          {preview.examples.length > 0 && (
            <ul>
              {preview.examples.map(({ before, after }) => (
                <li key={before}>{t('attributes.merge.example', { before, after })}</li>
              ))}
            </ul>
          )}
          {preview.problems.length > 0 && (
            <>
              <p className="form-error">{t('attributes.merge.impossible')}</p>
              <ul>
                {preview.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </>
          )}
          {applyUrl && (
            <>
              <p>{t('attributes.merge.final')}</p>
              <PostForm className="form form-short" action={applyUrl} sendLabel={t('attributes.merge.apply')}>
                <input type="hidden" name="into" value={into.id} />
              </PostForm>
            </>
          )}
        </section>
      )}
    </>
  );
}
