import { type PointerEvent, useId } from 'react';
import type { AttributeChoice } from '../../../../src/attributes/attributes.pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { plainText } from '../../../lib/i18n/local-texts.js';
import { BilingualField } from '../../form/bilingual-field.js';
import { TextField } from '../../form/text-field.js';
import { useFormContext } from '../../form/use-field.js';
import { IconButton } from '../../ui/icon-button.js';
import { AttributeValueField } from './attribute-value.js';
import { type AttributeValue, valueText } from './attribute-values.js';
import { Cluster, Grid, Row, Stack } from '../../ui/layout/boxes.js';
import { WorkIcon } from '../../ui/work-icon.js';

interface Props {
  index: number;
  attribute: AttributeValue;
  definition: AttributeChoice | undefined;
  isOpen: boolean;
  isLast: boolean;
  onToggle(): void;
  onMove(to: number): void;
  onDrag(event: PointerEvent<HTMLElement>): void;
  onRemove(): void;
}

/**
 * One attribute as a line, with its fields below; its definition provides the name and the possible values.
 */
export function AttributeFields({ index, attribute, definition, isOpen, isLast, ...steps }: Props) {
  const { t, locale } = useI18n();
  const id = useId();
  const field = `attributes.${index}`;
  const { errors } = useFormContext();
  const isWrong = Object.keys(errors).some((name) => name.startsWith(`${field}.`));
  const unknown = errors[`${field}.definitionId`] ?? errors[`${field}.id`];
  const name = plainText(attribute.name, locale) || t('product-attributes.free');
  const type = definition?.type ?? 'text';
  const hasUnit = !definition || Boolean(definition.unit || attribute.unit);
  return (
    <>
      <Row align="center" breaks className="attribute-head">
        <Stack
          as="span"
          tone="soft"
          className="grip needs-script"
          aria-hidden="true"
          onPointerDown={steps.onDrag}
        >
          <WorkIcon name="grip" />
        </Stack>
        <Cluster
          type="button"
          as="button"
          gap={[0, 3]}
          align="baseline"
          shrinks
          className="attribute-line"
          aria-expanded={isOpen || isWrong}
          aria-controls={id}
          onClick={steps.onToggle}
        >
          <strong>{name}</strong> <span>{valueText(attribute, locale)}</span>
        </Cluster>
        <IconButton
          icon="up"
          data-step="up"
          label={t('product-attributes.up', { name })}
          off={index === 0}
          onClick={() => steps.onMove(index - 1)}
        />
        <IconButton
          icon="down"
          data-step="down"
          label={t('product-attributes.down', { name })}
          off={isLast}
          onClick={() => steps.onMove(index + 1)}
        />
        <IconButton
          icon="close"
          data-step="close"
          label={t('product-attributes.remove', { name })}
          onClick={steps.onRemove}
        />
      </Row>
      {attribute.id && <input type="hidden" name={`${field}.id`} value={attribute.id} />}
      <Grid
        id={id}
        gap={[3, 5]}
        align="start"
        className="attribute-texts"
        data-closed={(!isOpen && !isWrong) || undefined}
      >
        {attribute.definitionId === null && (
          <BilingualField name={`${field}.name`} label={t('product-attributes.name')} maxLength={120} />
        )}
        <AttributeValueField name={`${field}.value`} type={type} />
        {hasUnit && (
          <TextField
            name={`${field}.unit`}
            label={t('product-attributes.unit')}
            autoComplete="off"
            maxLength={20}
          />
        )}
      </Grid>
      {unknown && <p className="form-error">{unknown}</p>}
    </>
  );
}
