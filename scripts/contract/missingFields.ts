import { type AnyObject, type ObjectSchema, type SchemaDescription } from 'yup';
import { chapterFields } from '../../src/domain/chapters/chapter';
import { editRules } from '../../src/domain/forms/editRules';
import { type Field, type Fields } from '../../src/domain/record/field';
import { mediaFields } from '../../src/domain/tours/media';
import { sectionRowFields, sectionTranslationFields } from '../../src/domain/tours/section';
import { tourRowFields, tourTranslationFields } from '../../src/domain/tours/tour';

/** Properties of a schema by name, with their values as YAML. */
type Properties = Readonly<Record<string, string>>;

const braced = (type: string, isNullable: boolean, bounds: readonly string[] = []) =>
  `{ ${[`type: ${isNullable ? `[${type}, 'null']` : type}`, ...bounds].join(', ')} }`;

/** JSON type of a field's values. */
function typeOf({ missing, isValid }: Field<unknown>): string {
  const types = { string: 'a', integer: 1, boolean: true };
  const found = Object.entries(types).find(([, value]) =>
    missing === null ? isValid(value) : typeof missing === typeof value,
  );
  return found?.[0] ?? 'string';
}

const propertiesOfFields = (fields: Fields): Properties =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      braced(typeOf(field), field.missing === null),
    ]),
  );

/** JSON Schema keywords for the bounds of a text and of a number. */
const BOUNDS = {
  string: { min: 'minLength', max: 'maxLength' },
  number: { min: 'minimum', max: 'maximum' },
};

function propertyOfRule({ type, nullable, tests }: SchemaDescription): string {
  if (type !== 'string' && type !== 'number') return braced(type, nullable);
  const bounds = (['min', 'max'] as const).flatMap((bound) => {
    const value = tests.find(({ name }) => name === bound)?.params?.[bound];
    return typeof value === 'number' ? [`${BOUNDS[type][bound]}: ${value}`] : [];
  });
  return braced(type === 'number' ? 'integer' : type, nullable, bounds);
}

const propertiesOfRules = (rules: ObjectSchema<AnyObject>): Properties =>
  Object.fromEntries(
    Object.entries(rules.describe().fields).map(([name, field]) => [
      name,
      propertyOfRule(field as SchemaDescription), // rules have plain fields
    ]),
  );

/** A section's texts have no slug, although their rules are shared with a tour's. */
const { slug_suffix: _ofTours, ...sectionTexts } = propertiesOfRules(
  editRules.sectionTranslation.create,
);

/** Schemas that must contain at least the fields of a description or rule, by file. */
const described: Readonly<Record<string, Readonly<Record<string, Properties>>>> = {
  'contract/schemas/catalogue.yaml': {
    Tour: propertiesOfFields(tourRowFields),
    TourTranslation: propertiesOfFields(tourTranslationFields),
    Section: propertiesOfFields(sectionRowFields),
    SectionTranslation: propertiesOfFields(sectionTranslationFields),
    Media: propertiesOfFields(mediaFields),
    Chapter: propertiesOfFields(chapterFields),
  },
  'contract/schemas/drafts.yaml': {
    TourDraft: propertiesOfRules(editRules.tour.create),
    TourChange: propertiesOfRules(editRules.tour.update),
    TourTranslationDraft: propertiesOfRules(editRules.tourTranslation.create),
    TourTranslationChange: propertiesOfRules(editRules.tourTranslation.update),
    SectionDraft: propertiesOfRules(editRules.section.create),
    SectionChange: propertiesOfRules(editRules.section.update),
    SectionTranslationDraft: sectionTexts,
    SectionTranslationChange: propertiesOfRules(editRules.sectionTranslation.update),
    MediaChange: propertiesOfRules(editRules.media.update),
    ChapterDraft: propertiesOfRules(editRules.chapter.create),
  },
};

export const DESCRIBED_FILES = Object.keys(described);

/**
 * Text of a schema file, in which `properties` come last in each schema, with missing properties added. Existing ones
 * stay unchanged: spellings, formats and descriptions are hand-written.
 */
export function addProperties(
  text: string,
  wanted: Readonly<Record<string, Properties>>,
): { text: string; added: string[] } {
  const added: string[] = [];
  const blocks = text.split(/^(?=\w+:$)/m).map((block) => {
    const schema = block.split(':', 1)[0] ?? '';
    const lines = Object.entries(wanted[schema] ?? {})
      .filter(([name]) => !new RegExp(`^ {4}${name}:`, 'm').test(block))
      .map(([name, value]) => {
        added.push(`${schema}.${name}`);
        return `    ${name}: ${value}\n`;
      });
    return block + lines.join('');
  });
  return { text: blocks.join(''), added };
}

/** A schema file with the missing fields of its descriptions and rules added. */
export const withDescribedFields = (file: string, text: string) =>
  addProperties(text, described[file] ?? {});
