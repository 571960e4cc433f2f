import { useId, useState } from 'react';
import type { ArticlePart, ArticlePreview } from '../../../../src/content/articles.pages.js';
import type { Translations } from '../../../../src/core/i18n/local-text.js';
import type { Locale } from '../../../../src/core/i18n/locales.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { LOCALES } from '../../../lib/i18n/local-texts.js';
import { ArticleParts } from '../site/article-parts.js';
import { useField } from '../../form/use-field.js';
import { MarkdownEditor } from './markdown-editor.js';
import { usePreview } from './use-preview.js';
import { Button } from '../../ui/button.js';
import { Box, Grid, Stack } from '../../ui/layout/boxes.js';

const MAX_LENGTH = 60_000;

interface Props {
  name: string;
  previewUrl: string;
  preview: ArticlePreview | null;
  picturesUrl: string;
}

/** A long text in both languages side by side, and below each how visitors will see it. */
export function MarkdownField({ name, previewUrl, preview, picturesUrl }: Props) {
  const { t } = useI18n();
  const { value } = useField(name);
  const [shown, setShown] = useState(false);
  const id = useId();
  usePreview({ url: previewUrl, body: value as Translations, preview, shown });
  return (
    <Stack gap={2} className="bilingual" role="group" aria-label={t('content.form.body')}>
      <p className="field-hint">{t('content.editor.hint')}</p>
      <Grid gap={[3, 5]} className="bilingual-texts">
        {LOCALES.map((language) => (
          <MarkdownEditor
            key={language}
            name={`${name}.${language}`}
            language={language}
            maxLength={MAX_LENGTH}
            picturesUrl={picturesUrl}
          />
        ))}
      </Grid>
      <Button
        type="button"
        small
        className="needs-script preview-switch"
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? 'content.editor.preview_hide' : 'content.editor.preview_show')}
      </Button>
      <Grid id={id} gap={[3, 5]} className="bilingual-texts previews" hidden={!shown}>
        {LOCALES.map((language) => (
          <Preview key={language} language={language} parts={preview && preview[language]} />
        ))}
      </Grid>
    </Stack>
  );
}

/** `parts` null: it is being made. */
function Preview({ language, parts }: { language: Locale; parts: ArticlePart[] | null }) {
  const { t } = useI18n();
  const label = t('content.editor.preview_of', { language: t(`content.languages.${language}`) });
  return (
    <Box as="section" pad={4} className="preview" aria-label={label} tabIndex={0}>
      <p className="field-hint">{label}</p>
      {parts?.length ? (
        <ArticleParts parts={parts} lang={language} />
      ) : (
        <p>{t(parts === null ? 'content.editor.preview_loading' : 'content.editor.preview_empty')}</p>
      )}
    </Box>
  );
}
