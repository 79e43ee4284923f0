import type { SubmitJobApplicationRequest } from '@/api/generated/careers';

/** The request body without what the upload and the captcha provide. */
export type Application = Omit<SubmitJobApplicationRequest, 'cvFile' | 'cvName' | 'codepwd'>;

/** A field with a string value, radio groups included. */
type TextName = Exclude<keyof Application, 'jobSources' | 'hasSkill3' | 'hasSkill4'>;

/** Values of the form; an empty string means not given. */
export type FormValues = Record<TextName, string> & {
  jobSources: string[];
  hasSkill3: boolean;
  hasSkill4: boolean;
  /** State of the upload: `''`, `sending`, `failed` or `done`. */
  cv: string;
  /** Number of entries, 0 to 3. */
  schools: number;
  jobs: number;
};

/** Limit of schools and of earlier jobs (JOB-03). */
export const MAX_ENTRIES = 3;

export type EntryNumber = 1 | 2 | 3;
export const entryNumbers: readonly EntryNumber[] = [1, 2, 3];

/** Fields of a school (JOB-03), in the order of the form. */
const schoolFields = ['Name', 'StartDate', 'EndDate', 'Subject', 'Certificate'] as const;
/** Fields of an earlier job (JOB-03), in the order of the form. */
const jobFields = ['CompanyName', 'Position', 'StartDate', 'EndDate', 'Salary', 'LeaveReason'] as const;

/** Codes of the seven sources in the order of the specification (JOB-10, decision B45). */
export const sources = ['1', '2', '3', '4', '5', '6', '7'] as const;

export const entryFields = {
  school: (number: EntryNumber) => schoolFields.map((field) => `school${number}${field}` as const),
  job: (number: EntryNumber) => jobFields.map((field) => `job${number}${field}` as const),
};

/** Parts of the form with their fields, both in display order. */
export const parts = [
  { id: 'position', fields: ['position', 'salary', 'arrivalDate', 'jobSources'] },
  {
    id: 'person',
    fields: ['engName', 'chiName', 'idNumber', 'birthDate', 'gender', 'married', 'hasCriminalRecord', 'contactAddress', 'contactNumber', 'mobileNumber'],
  },
  { id: 'learning', fields: [...entryNumbers.flatMap(entryFields.school), 'skill1', 'skill2Lang', 'skill2', 'hasSkill3', 'hasSkill4', 'otherSkill'] },
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
      ...entryNumbers.flatMap(entryFields.job),
    ],
  },
  { id: 'send', fields: ['cv', 'captcha'] },
] as const satisfies readonly { id: string; fields: readonly (keyof FormValues)[] }[];

export type FieldName = (typeof parts)[number]['fields'][number];

type EntryName = `school${EntryNumber}${(typeof schoolFields)[number]}` | `job${EntryNumber}${(typeof jobFields)[number]}`;
/** A validated field outside of schools and earlier jobs. */
export type SingleName = Exclude<FieldName, EntryName>;

type Entry = { number: EntryNumber } & ({ kind: 'school'; field: (typeof schoolFields)[number] } | { kind: 'job'; field: (typeof jobFields)[number] });

/** School or earlier job that a field belongs to; undefined for all other fields. */
export function entryOf(name: string): Entry | undefined {
  const [, kind, number, field] = /^(school|job)([123])(\w+)$/.exec(name) ?? [];
  return kind === undefined ? undefined : ({ kind, number: Number(number), field } as Entry);
}

export const fieldNames: readonly FieldName[] = parts.flatMap(({ fields }) => [...fields]);

/** Initial values, with one school entry. */
export const emptyForm: FormValues = {
  ...(Object.fromEntries(fieldNames.map((name) => [name, ''])) as Record<TextName | 'cv', string>),
  jobSources: [],
  hasSkill3: false,
  hasSkill4: false,
  schools: 1,
  jobs: 0,
};

/** What was sent, for the confirmation. */
export interface SentApplication {
  values: FormValues;
  cvName?: string | undefined;
  /** Milliseconds since 1970. */
  sentAt: number;
}
