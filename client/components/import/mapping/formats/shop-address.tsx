import { router } from '@inertiajs/react';
import type { FormEvent } from 'react';
import type { PageProps } from '../../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../../lib/i18n/i18n.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/form/field.js';
import { Cluster } from '../../../ui/layout/boxes.js';

/** The recognised shop system, and the address from which its links are made. */
export function ShopAddress({
  name,
  address,
  isWrong,
  url,
}: NonNullable<PageProps<'import/format'>['shop']>) {
  const { t } = useI18n();

  function visit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    router.get(url, { shop: String(new FormData(event.currentTarget).get('shop')) });
  }

  return (
    <section aria-labelledby="shop-title">
      <div className="section-head">
        <h2 id="shop-title">{t('formats.shop.title', { system: name })}</h2>
      </div>
      <p>{address && !isWrong ? t('formats.shop.set', { system: name }) : t('formats.shop.ask')}</p>
      <Cluster
        as="form"
        gap={[2, 3]}
        align="center"
        padTop={2}
        className="list-toolbar"
        action={url}
        method="get"
        onSubmit={visit}
      >
        <Field
          name="shop"
          label={t('formats.shop.address')}
          error={isWrong ? t('formats.shop.wrong') : undefined}
        >
          {(control) => (
            <input
              {...control}
              key={address}
              defaultValue={address}
              maxLength={500}
              inputMode="url"
              autoComplete="url"
              required
            />
          )}
        </Field>
        <Button type="submit">{t('formats.shop.use')}</Button>
      </Cluster>
    </section>
  );
}
