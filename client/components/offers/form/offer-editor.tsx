import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useOldInput } from '../../../lib/forms/use-old-input.js';
import { withTyped } from '../../../lib/forms/with-typed.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { plainText } from '../../../lib/i18n/local-texts.js';
import { EditForm } from '../../form/edit-form.js';
import { useRecordForm } from '../../form/use-edit-form.js';
import { FeedDifferences } from './feed-differences.js';
import { FromFeed, KeptConflict } from './feed-marks.js';
import { OfferFields } from './offer-fields.js';
import { valuesOf } from './offer-form-values.js';
import { SectionIndex } from './section-index.js';
import { LinkButton } from '../../ui/button.js';
import { Notice } from '../../ui/notice.js';
import { Grid, Stack } from '../../ui/layout/boxes.js';

type Props = Pick<
  PageProps<'offers/form'>,
  'form' | 'listUrl' | 'feedDifferences' | 'categories' | 'definitions' | 'companies'
>;

/** A new product or service, one like another, or a stored one. */
export function OfferEditor({ form, listUrl, feedDifferences, ...choices }: Props) {
  const { t, locale } = useI18n();
  const { id, kind, version, fromFeed } = form;
  const draft = id === null ? `#${kind} ${plainText(form.name, locale)}` : undefined;
  const edit = useRecordForm(form, withTyped(valuesOf(form, locale), useOldInput()), draft);
  return (
    <FromFeed value={fromFeed}>
      <EditForm
        plain
        form={edit}
        submitLabel={id === null ? t(`offers.create.${kind}`) : t('admin.form.save')}
        actions={
          <LinkButton data-visit href={listUrl}>
            {t('admin.form.cancel')}
          </LinkButton>
        }
      >
        <input type="hidden" name="kind" value={kind} />
        {version && <input type="hidden" name="_version" value={version} />}
        {fromFeed && <input type="hidden" name="keptFields" value="" />}
        <Notice className="no-script">{t('offers.page.needs_script')}</Notice>
        <Grid columns="one" gap={5} className="offer-layout">
          <SectionIndex kind={kind} />
          <Stack gap={6} shrinks className="offer-sections">
            {fromFeed && <Notice>{t('offers.feed.intro')}</Notice>}
            <FeedDifferences differences={feedDifferences} />
            <KeptConflict />
            <OfferFields form={form} {...choices} />
          </Stack>
        </Grid>
      </EditForm>
    </FromFeed>
  );
}
