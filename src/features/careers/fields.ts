import type { SubmitJobApplicationRequest } from '@/api/careers';

/** What the upload and the captcha bring by themselves. */
type Brought = 'cvFile' | 'cvName' | 'codepwd';
type Ticked = 'jobSources' | 'hasSkill3' | 'hasSkill4';

/** What the contract calls an application, without what is not typed. */
export type Application = Omit<SubmitJobApplicationRequest, Brought>;

/** A field that holds text, choices included. */
export type TextName = Exclude<keyof Application, Ticked>;

/** The form as it is filled in: text everywhere, empty where nothing was given. */
export type Filled = Record<TextName, string> & {
  jobSources: string[];
  hasSkill3: boolean;
  hasSkill4: boolean;
  /** State of the upload: `''`, `sending`, `failed` or `done`. */
  cv: string;
  /** Schools that stand open, 0 to 3. */
  schools: number;
  /** Earlier jobs that stand open, 0 to 3. */
  jobs: number;
};

/** Schools and earlier jobs that an application has at most (JOB-03). */
export const MOST_ENTRIES = 3;

/** Place of a school or an earlier job. */
export type Place = 1 | 2 | 3;
export const places: readonly Place[] = [1, 2, 3];

/** Fields of a school (JOB-03), in the order of the form. */
export const schoolFields = ['Name', 'StartDate', 'EndDate', 'Subject', 'Certificate'] as const;
/** Fields of an earlier job (JOB-03), in the order of the form. */
export const jobFields = ['CompanyName', 'Position', 'StartDate', 'EndDate', 'Salary', 'LeaveReason'] as const;

/** The seven sources in the order of the specification (JOB-10); their codes are B45's. */
export const sources = ['1', '2', '3', '4', '5', '6', '7'] as const;

const ofSchool = (place: Place) => schoolFields.map((field) => `school${place}${field}` as const);
const ofJob = (place: Place) => jobFields.map((field) => `job${place}${field}` as const);

/** The parts of the form, one after the other, with their fields in the order of the page. */
export const parts = [
  { id: 'position', fields: ['position', 'salary', 'arrivalDate', 'jobSources'] },
  {
    id: 'person',
    fields: ['engName', 'chiName', 'idNumber', 'birthDate', 'gender', 'married', 'hasCriminalRecord', 'contactAddress', 'contactNumber', 'mobileNumber'],
  },
  { id: 'learning', fields: [...places.flatMap(ofSchool), 'skill1', 'skill2Lang', 'skill2', 'hasSkill3', 'hasSkill4', 'otherSkill'] },
  {
    id: 'work',
    fields: [
      'jobCompanyName',
      'jobPosition',
      'jobStartDate',
      'jobEndDate',
      'jobSalary',
      'employeeBenefits',
      'jobContent',
      'jobLeaveReason',
      ...places.flatMap(ofJob),
    ],
  },
  { id: 'send', fields: ['cv', 'captcha'] },
] as const satisfies readonly { id: string; fields: readonly (keyof Filled)[] }[];

/** A field with rules. */
export type FieldName = (typeof parts)[number]['fields'][number];

type EntryName = `school${Place}${(typeof schoolFields)[number]}` | `job${Place}${(typeof jobFields)[number]}`;
/** A field that is there once. */
export type SingleName = Exclude<FieldName, EntryName>;

type Entry = { place: Place } & ({ kind: 'school'; field: (typeof schoolFields)[number] } | { kind: 'job'; field: (typeof jobFields)[number] });

/** Which school or earlier job a field belongs to; nothing for the others. */
export function entryOf(name: string): Entry | undefined {
  const [, kind, place, field] = /^(school|job)([123])(\w+)$/.exec(name) ?? [];
  return kind === undefined ? undefined : ({ kind, place: Number(place), field } as Entry);
}

/** Every field with rules, in the order of the form. */
export const fieldNames: readonly FieldName[] = parts.flatMap(({ fields }) => [...fields]);

const ticked = { jobSources: [] as string[], hasSkill3: false, hasSkill4: false };

/** An empty form: one school stands open, because most have one. */
export const emptyForm: Filled = {
  ...(Object.fromEntries(fieldNames.map((name) => [name, ''])) as Record<TextName | 'cv', string>),
  ...ticked,
  schools: 1,
  jobs: 0,
};
