/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import type { Day } from './day.ts';
import type { SubmitJobApplicationRequestGender } from './submitJobApplicationRequestGender.ts';
import type { SubmitJobApplicationRequestHasCriminalRecord } from './submitJobApplicationRequestHasCriminalRecord.ts';
import type { SubmitJobApplicationRequestJobSourcesItem } from './submitJobApplicationRequestJobSourcesItem.ts';
import type { SubmitJobApplicationRequestMarried } from './submitJobApplicationRequestMarried.ts';

/**
 * A job application. A field that the applicant left empty is left out.
 */
export interface SubmitJobApplicationRequest {
  /**
     * Position applied for, free text.
     * @minLength 1
     * @maxLength 80
     */
  position: string;
  /**
     * Salary asked for, MOP a month.
     * @minimum 1
     * @maximum 1000000
     */
  salary: number;
  /** First day the applicant can work, `YYYY-MM-DD`, today in Macau or later. */
  arrivalDate: Day;
  /**
     * Where the applicant heard of the position. 1 = the operator's website, 2 = a job portal, 3 = a life portal, 4 = Facebook, 5 = the labour department, 6 = staff referral, 7 = other. The codes are proposed by this project, their order is stated.
     * @minItems 1
     * @maxItems 7
     */
  jobSources: SubmitJobApplicationRequestJobSourcesItem[];
  /**
     * Name in Latin letters, as on the identity card.
     * @minLength 1
     * @maxLength 80
     */
  engName: string;
  /**
     * Name in Chinese. Required by the specification; an applicant without one writes the Latin name again.
     * @minLength 1
     * @maxLength 40
     */
  chiName: string;
  /**
     * Number of the identity document, as printed on it.
     * @minLength 1
     * @maxLength 20
     */
  idNumber?: string;
  /** Date of birth, `YYYY-MM-DD`. */
  birthDate?: Day;
  /** M = male, F = female. The codes are proposed by this project. */
  gender?: SubmitJobApplicationRequestGender;
  /** 1 = married, 0 = not married. The codes are proposed by this project. */
  married?: SubmitJobApplicationRequestMarried;
  /** 1 = has a criminal record, 0 = has none. The codes are proposed by this project. */
  hasCriminalRecord?: SubmitJobApplicationRequestHasCriminalRecord;
  /**
     * Postal address.
     * @minLength 1
     * @maxLength 200
     */
  contactAddress?: string;
  /**
     * Contact phone. It looks required and carries no rule (`JOB-09`): the form says that a number is needed for a call back, and may be sent without.
     * @minLength 1
     * @maxLength 30
     */
  contactNumber?: string;
  /**
     * Mobile phone. No rule, as `contactNumber`.
     * @minLength 1
     * @maxLength 30
     */
  mobileNumber?: string;
  /**
     * `fileName` of the latest `uploadCv`; together with `cvName`, or neither.
     * @pattern ^[0-9A-Za-z._-]{1,120}$
     */
  cvFile?: string;
  /**
     * `originalFileName` of the same answer.
     * @minLength 1
     * @maxLength 255
     */
  cvName?: string;
  /**
     * First school: name.
     * @minLength 1
     * @maxLength 120
     */
  school1Name?: string;
  /**
     * First school: first month, `YYYY-MM`.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  school1StartDate?: string;
  /**
     * First school: last month, `YYYY-MM`; left out while still attending.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  school1EndDate?: string;
  /**
     * First school: subject or stream.
     * @minLength 1
     * @maxLength 80
     */
  school1Subject?: string;
  /**
     * First school: certificate or degree.
     * @minLength 1
     * @maxLength 80
     */
  school1Certificate?: string;
  /**
     * Second school: name.
     * @minLength 1
     * @maxLength 120
     */
  school2Name?: string;
  /**
     * Second school: first month, `YYYY-MM`.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  school2StartDate?: string;
  /**
     * Second school: last month, `YYYY-MM`; left out while still attending.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  school2EndDate?: string;
  /**
     * Second school: subject or stream.
     * @minLength 1
     * @maxLength 80
     */
  school2Subject?: string;
  /**
     * Second school: certificate or degree.
     * @minLength 1
     * @maxLength 80
     */
  school2Certificate?: string;
  /**
     * Third school: name.
     * @minLength 1
     * @maxLength 120
     */
  school3Name?: string;
  /**
     * Third school: first month, `YYYY-MM`.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  school3StartDate?: string;
  /**
     * Third school: last month, `YYYY-MM`; left out while still attending.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  school3EndDate?: string;
  /**
     * Third school: subject or stream.
     * @minLength 1
     * @maxLength 80
     */
  school3Subject?: string;
  /**
     * Third school: certificate or degree.
     * @minLength 1
     * @maxLength 80
     */
  school3Certificate?: string;
  /**
     * Computer skills, free text. The specification names the field only; this meaning is proposed by this project.
     * @minLength 1
     * @maxLength 200
     */
  skill1?: string;
  /**
     * How well the applicant speaks the languages of `skill2Lang`, free text. The specification names the field only; this meaning is proposed by this project.
     * @minLength 1
     * @maxLength 80
     */
  skill2?: string;
  /**
     * Foreign languages, free text. The specification names the field only; this meaning is proposed by this project.
     * @minLength 1
     * @maxLength 120
     */
  skill2Lang?: string;
  /** Holds a light-vehicle driving licence. The specification names the field only; this meaning is proposed by this project. */
  hasSkill3?: boolean;
  /** Holds a motorcycle licence. The specification names the field only; this meaning is proposed by this project. */
  hasSkill4?: boolean;
  /**
     * Other skills, free text.
     * @minLength 1
     * @maxLength 400
     */
  otherSkill?: string;
  /**
     * Current job: company.
     * @minLength 1
     * @maxLength 120
     */
  jobCompanyName?: string;
  /**
     * Current job: first month, `YYYY-MM`.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  jobStartDate?: string;
  /**
     * Current job: last month, `YYYY-MM`; left out while still employed.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  jobEndDate?: string;
  /**
     * Current job: salary, as the applicant writes it, usually MOP a month. No format rule is stated.
     * @minLength 1
     * @maxLength 30
     */
  jobSalary?: string;
  /**
     * Current job: position.
     * @minLength 1
     * @maxLength 80
     */
  jobPosition?: string;
  /**
     * Current job: reason for leaving.
     * @minLength 1
     * @maxLength 200
     */
  jobLeaveReason?: string;
  /**
     * Current job: benefits besides the salary.
     * @minLength 1
     * @maxLength 400
     */
  employeeBenefits?: string;
  /**
     * Current job: duties.
     * @minLength 1
     * @maxLength 1000
     */
  jobContent?: string;
  /**
     * Latest earlier job: company.
     * @minLength 1
     * @maxLength 120
     */
  job1CompanyName?: string;
  /**
     * Latest earlier job: first month, `YYYY-MM`.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  job1StartDate?: string;
  /**
     * Latest earlier job: last month, `YYYY-MM`.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  job1EndDate?: string;
  /**
     * Latest earlier job: salary, as the applicant writes it, usually MOP a month. No format rule is stated.
     * @minLength 1
     * @maxLength 30
     */
  job1Salary?: string;
  /**
     * Latest earlier job: position.
     * @minLength 1
     * @maxLength 80
     */
  job1Position?: string;
  /**
     * Latest earlier job: reason for leaving.
     * @minLength 1
     * @maxLength 200
     */
  job1LeaveReason?: string;
  /**
     * Second earlier job: company.
     * @minLength 1
     * @maxLength 120
     */
  job2CompanyName?: string;
  /**
     * Second earlier job: first month, `YYYY-MM`.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  job2StartDate?: string;
  /**
     * Second earlier job: last month, `YYYY-MM`.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  job2EndDate?: string;
  /**
     * Second earlier job: salary, as the applicant writes it, usually MOP a month. No format rule is stated.
     * @minLength 1
     * @maxLength 30
     */
  job2Salary?: string;
  /**
     * Second earlier job: position.
     * @minLength 1
     * @maxLength 80
     */
  job2Position?: string;
  /**
     * Second earlier job: reason for leaving.
     * @minLength 1
     * @maxLength 200
     */
  job2LeaveReason?: string;
  /**
     * Third earlier job: company.
     * @minLength 1
     * @maxLength 120
     */
  job3CompanyName?: string;
  /**
     * Third earlier job: first month, `YYYY-MM`.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  job3StartDate?: string;
  /**
     * Third earlier job: last month, `YYYY-MM`.
     * @pattern ^(19|20)\d{2}-(0[1-9]|1[0-2])$
     */
  job3EndDate?: string;
  /**
     * Third earlier job: salary, as the applicant writes it, usually MOP a month. No format rule is stated.
     * @minLength 1
     * @maxLength 30
     */
  job3Salary?: string;
  /**
     * Third earlier job: position.
     * @minLength 1
     * @maxLength 80
     */
  job3Position?: string;
  /**
     * Third earlier job: reason for leaving.
     * @minLength 1
     * @maxLength 200
     */
  job3LeaveReason?: string;
  /**
     * The characters that the applicant read in the image of `captcha`.
     * @minLength 1
     * @maxLength 12
     */
  captcha: string;
  /**
     * The `codepwd` that came with that image.
     * @pattern ^[!-~]{1,200}$
     */
  codepwd: string;
}
