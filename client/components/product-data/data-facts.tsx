import { Fragment } from 'react';
import type { ProductDataForm } from '../../../src/product-data/page/product-data.pages.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { Text } from '../ui/text.js';
import type { DataChoices } from './choices.js';
import { textIn } from '../../lib/i18n/local-texts.js';
import { Box, Grid } from '../ui/layout/boxes.js';

interface Props {
  data: ProductDataForm;
  choices: DataChoices;
}

/** The content of a description for people who may only read it. */
export function DataFacts({ data, choices }: Props) {
  const { t, locale } = useI18n();
  const { ean, brand, productCode, attributes, categoryIds } = data;
  const categories = choices.categories.filter(({ id }) => categoryIds.includes(id));
  const textOf = (texts: Parameters<typeof textIn>[0]) => textIn(texts, locale) ?? { text: '' };
  return (
    <>
      <Grid as="dl" className="facts">
        <dt>{t('fields.ean')}</dt>
        <dd>{ean}</dd>
        {brand && <Fact label={t('fields.brand')} text={brand} />}
        {productCode && <Fact label={t('fields.mpn')} text={productCode} />}
        {categories.length > 0 && (
          <Fact
            label={t('product-data.fields.categories')}
            text={categories.map(({ label }) => label).join(', ')}
          />
        )}
        {attributes.map(({ name, value, unit }, index) => (
          <Fragment key={index}>
            <dt>
              <Text value={textOf(name)} />
            </dt>
            <dd>
              <Text value={textOf(value)} /> {unit}
            </dd>
          </Fragment>
        ))}
      </Grid>
      {(['description', 'specifications'] as const).map((field) => {
        const text = textIn(data[field], locale);
        if (!text) return null;
        return (
          <Box key={field} as="section" above={6} aria-labelledby={field}>
            <h3 id={field}>{t(`fields.${field}`)}</h3>
            {/* sanitised by the server */}
            <div className="prose" lang={text.lang} dangerouslySetInnerHTML={{ __html: text.text }} />
          </Box>
        );
      })}
    </>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </>
  );
}
