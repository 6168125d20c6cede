import { bundle, createConfig } from '@redocly/openapi-core';
import { type AnyObject, type ObjectSchema, type SchemaDescription } from 'yup';
import { CONTRACT } from '../../contract/document/readContract';
import { editRules } from '../../src/domain/forms/editRules';
import { languageChangeRules, languageRules } from '../../src/domain/languages/languageRules';
import {
  accessRequestRules,
  demotionRules,
  promotionRules,
  rejectionRules,
} from '../../src/domain/people/admin';
import { deviceRules } from '../../src/domain/people/device';
import { notificationRules } from '../../src/domain/people/notification';
import { mediaFormRules } from '../../src/domain/tours/mediaRules';

interface Property {
  type?: string | string[];
  enum?: string[];
  maxLength?: number;
  maximum?: number;
  contentMediaType?: string;
  format?: string;
}

const rulesOf: Record<string, ObjectSchema<AnyObject>> = {
  TourDraft: editRules.tour.create,
  TourChange: editRules.tour.update,
  TourTranslationDraft: editRules.tourTranslation.create,
  TourTranslationChange: editRules.tourTranslation.update,
  SectionDraft: editRules.section.create,
  SectionChange: editRules.section.update,
  SectionTranslationDraft: editRules.sectionTranslation.create,
  SectionTranslationChange: editRules.sectionTranslation.update,
  MediaChange: editRules.media.update,
  UploadForm: mediaFormRules,
  ReplaceForm: mediaFormRules,
  ChapterDraft: editRules.chapter.create,
  LanguageDraft: languageRules,
  LanguageChange: languageChangeRules,
  AccessRequest: accessRequestRules,
  Promotion: promotionRules,
  Demotion: demotionRules,
  Rejection: rejectionRules,
  Notification: notificationRules,
  Device: deviceRules,
};

/** Texts not already bounded by a list of values or a format. */
const isFree = ({ type, enum: words, format, contentMediaType }: Property) =>
  [type].flat().includes('string') &&
  words === undefined &&
  contentMediaType === undefined &&
  format !== 'date-time';

function maxOf(rules: ObjectSchema<AnyObject>, name: string): unknown {
  const field = rules.describe().fields[name] as SchemaDescription | undefined; // rules have plain fields
  return field?.tests.find((test) => test.name === 'max')?.params?.['max'];
}

let schemas: Record<string, { properties: Record<string, Property> }>;
beforeAll(async () => {
  const { bundle: bundled } = await bundle({ ref: CONTRACT, config: await createConfig({}) });
  schemas = bundled.parsed.components.schemas;
});

it.each(Object.keys(rulesOf))('the limits of %s are those of its rules', (name) => {
  const rules = rulesOf[name];
  const properties = Object.entries(schemas[name]?.properties ?? {});
  expect(properties).not.toEqual([]);
  if (rules === undefined) throw new Error(name);
  for (const [field, property] of properties) {
    if (isFree(property)) expect(property.maxLength).toEqual(expect.any(Number));
    if (property.enum !== undefined) continue;
    const { maxLength, maximum } = property;
    expect([field, maxLength ?? maximum]).toEqual([field, maxOf(rules, field)]);
  }
});
