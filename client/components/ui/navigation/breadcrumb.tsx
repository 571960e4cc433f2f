import type { Crumb } from '../../../../src/products/product.props.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Text } from '../text.js';

/** The way from the top of the catalogue to this page. */
export function Breadcrumb({ steps }: { steps: Crumb[] }) {
  const { t } = useI18n();
  return (
    <nav className="breadcrumb" aria-label={t('common.breadcrumb')}>
      <ol>
        {steps.map((step, index) => (
          <li key={index}>
            {step.url ? (
              <a data-visit href={step.url}>
                <Text value={step.name} />
              </a>
            ) : (
              <span aria-current="page">
                <Text value={step.name} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
