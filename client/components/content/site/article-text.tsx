import type { ReactNode } from 'react';
import type { ArticleDetail } from '../../../../src/content/articles.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Notice } from '../../ui/notice.js';
import { Text } from '../../ui/text.js';
import { ArticleParts } from './article-parts.js';
import { Contents } from './contents.js';
import { Box, Grid, Stack } from '../../ui/layout/boxes.js';

interface Props {
  article: ArticleDetail;
  /** Between the title and the text: who wrote it and when, a picture. */
  children: ReactNode;
}

/** An article: title, summary, contents of a long one, text. */
export function ArticleText({ article, children }: Props) {
  const { t } = useI18n();
  const { title, summary, body, contents, editUrl, hidden } = article;
  return (
    <Grid as="article" columns="one" gap={6} className="article" data-long={contents.length > 0 || undefined}>
      <Stack as="header" gap={4} className="article-head">
        {hidden && <Notice tone="warn">{t('articles.hidden')}</Notice>}
        <h1 lang={title.lang}>{title.text}</h1>
        {summary && (
          <Box as="p" tone="soft" breaks className="article-summary">
            <Text value={summary} />
          </Box>
        )}
        {children}
        {editUrl && (
          <p>
            <a href={editUrl}>{t('articles.edit')}</a>
          </p>
        )}
      </Stack>
      {contents.length > 0 && <Contents headings={contents} lang={body?.lang} />}
      {body && <ArticleParts parts={body.parts} lang={body.lang} />}
    </Grid>
  );
}
