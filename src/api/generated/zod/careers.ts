/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * Takes the whole form at once. Fields that the applicant left empty are left out of the body. The server checks `captcha` against `codepwd` first; a pair counts once, so the site reads a new image after every answer. On success the recruiting team has the application and the site clears the form. On a business error the site shows `message` and keeps what was typed.
 * @summary Send a job application
 */
export const submitJobApplicationBodyPositionMax = 80;

export const submitJobApplicationBodySalaryMax = 1000000;

export const submitJobApplicationBodyJobSourcesMax = 7;

export const submitJobApplicationBodyEngNameMax = 80;

export const submitJobApplicationBodyChiNameMax = 40;

export const submitJobApplicationBodyIdNumberMax = 20;

export const submitJobApplicationBodyContactAddressMax = 200;

export const submitJobApplicationBodyContactNumberMax = 30;

export const submitJobApplicationBodyMobileNumberMax = 30;

export const submitJobApplicationBodyCvFileRegExp = new RegExp('^[0-9A-Za-z._-]{1,120}$');
export const submitJobApplicationBodyCvNameMax = 255;

export const submitJobApplicationBodySchool1NameMax = 120;

export const submitJobApplicationBodySchool1StartDateRegExp = new RegExp('^(19|20)\\d{2}-(0[1-9]|1[0-2])$');
export const submitJobApplicationBodySchool1EndDateRegExp = new RegExp('^(19|20)\\d{2}-(0[1-9]|1[0-2])$');
export const submitJobApplicationBodySchool1SubjectMax = 80;

export const submitJobApplicationBodySchool1CertificateMax = 80;

export const submitJobApplicationBodySchool2NameMax = 120;

export const submitJobApplicationBodySchool2StartDateRegExp = new RegExp('^(19|20)\\d{2}-(0[1-9]|1[0-2])$');
export const submitJobApplicationBodySchool2EndDateRegExp = new RegExp('^(19|20)\\d{2}-(0[1-9]|1[0-2])$');
export const submitJobApplicationBodySchool2SubjectMax = 80;

export const submitJobApplicationBodySchool2CertificateMax = 80;

export const submitJobApplicationBodySchool3NameMax = 120;

export const submitJobApplicationBodySchool3StartDateRegExp = new RegExp('^(19|20)\\d{2}-(0[1-9]|1[0-2])$');
export const submitJobApplicationBodySchool3EndDateRegExp = new RegExp('^(19|20)\\d{2}-(0[1-9]|1[0-2])$');
export const submitJobApplicationBodySchool3SubjectMax = 80;

export const submitJobApplicationBodySchool3CertificateMax = 80;

export const submitJobApplicationBodySkill1Max = 200;

export const submitJobApplicationBodySkill2Max = 80;

export const submitJobApplicationBodySkill2LangMax = 120;

export const submitJobApplicationBodyOtherSkillMax = 400;

export const submitJobApplicationBodyJobCompanyNameMax = 120;

export const submitJobApplicationBodyJobStartDateRegExp = new RegExp('^(19|20)\\d{2}-(0[1-9]|1[0-2])$');
export const submitJobApplicationBodyJobEndDateRegExp = new RegExp('^(19|20)\\d{2}-(0[1-9]|1[0-2])$');
export const submitJobApplicationBodyJobSalaryMax = 30;

export const submitJobApplicationBodyJobPositionMax = 80;

export const submitJobApplicationBodyJobLeaveReasonMax = 200;

export const submitJobApplicationBodyEmployeeBenefitsMax = 400;

export const submitJobApplicationBodyJobContentMax = 1000;

export const submitJobApplicationBodyJob1CompanyNameMax = 120;

export const submitJobApplicationBodyJob1StartDateRegExp = new RegExp('^(19|20)\\d{2}-(0[1-9]|1[0-2])$');
export const submitJobApplicationBodyJob1EndDateRegExp = new RegExp('^(19|20)\\d{2}-(0[1-9]|1[0-2])$');
export const submitJobApplicationBodyJob1SalaryMax = 30;

export const submitJobApplicationBodyJob1PositionMax = 80;

export const submitJobApplicationBodyJob1LeaveReasonMax = 200;

export const submitJobApplicationBodyJob2CompanyNameMax = 120;

export const submitJobApplicationBodyJob2StartDateRegExp = new RegExp('^(19|20)\\d{2}-(0[1-9]|1[0-2])$');
export const submitJobApplicationBodyJob2EndDateRegExp = new RegExp('^(19|20)\\d{2}-(0[1-9]|1[0-2])$');
export const submitJobApplicationBodyJob2SalaryMax = 30;

export const submitJobApplicationBodyJob2PositionMax = 80;

export const submitJobApplicationBodyJob2LeaveReasonMax = 200;

export const submitJobApplicationBodyJob3CompanyNameMax = 120;

export const submitJobApplicationBodyJob3StartDateRegExp = new RegExp('^(19|20)\\d{2}-(0[1-9]|1[0-2])$');
export const submitJobApplicationBodyJob3EndDateRegExp = new RegExp('^(19|20)\\d{2}-(0[1-9]|1[0-2])$');
export const submitJobApplicationBodyJob3SalaryMax = 30;

export const submitJobApplicationBodyJob3PositionMax = 80;

export const submitJobApplicationBodyJob3LeaveReasonMax = 200;

export const submitJobApplicationBodyCaptchaMax = 12;

export const submitJobApplicationBodyCodepwdRegExp = new RegExp('^[!-~]{1,200}$');


export const SubmitJobApplicationBody = /*#__PURE__*/ zod.object({
  "position": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyPositionMax)).check(/*#__PURE__*/ zod.describe('Position applied for, free text.')),
  "salary": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(submitJobApplicationBodySalaryMax)).check(/*#__PURE__*/ zod.describe('Salary asked for, MOP a month.')),
  "arrivalDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('First day the applicant can work, `YYYY-MM-DD`, today in Macau or later.')),
  "jobSources": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['1', '2', '3', '4', '5', '6', '7']).check(/*#__PURE__*/ zod.describe('Code of one source.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyJobSourcesMax)).check(/*#__PURE__*/ zod.describe('Where the applicant heard of the position. 1 = the operator\'s website, 2 = a job portal, 3 = a life portal, 4 = Facebook, 5 = the labour department, 6 = staff referral, 7 = other. The codes are proposed by this project, their order is stated.')),
  "engName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyEngNameMax)).check(/*#__PURE__*/ zod.describe('Name in Latin letters, as on the identity card.')),
  "chiName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyChiNameMax)).check(/*#__PURE__*/ zod.describe('Name in Chinese. Required by the specification; an applicant without one writes the Latin name again.')),
  "idNumber": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyIdNumberMax))).check(/*#__PURE__*/ zod.describe('Number of the identity document, as printed on it.')),
  "birthDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Date of birth, `YYYY-MM-DD`.')),
  "gender": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['M', 'F'])).check(/*#__PURE__*/ zod.describe('M = male, F = female. The codes are proposed by this project.')),
  "married": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['0', '1'])).check(/*#__PURE__*/ zod.describe('1 = married, 0 = not married. The codes are proposed by this project.')),
  "hasCriminalRecord": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['0', '1'])).check(/*#__PURE__*/ zod.describe('1 = has a criminal record, 0 = has none. The codes are proposed by this project.')),
  "contactAddress": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyContactAddressMax))).check(/*#__PURE__*/ zod.describe('Postal address.')),
  "contactNumber": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyContactNumberMax))).check(/*#__PURE__*/ zod.describe('Contact phone. It looks required and carries no rule (`JOB-09`): the form says that a number is needed for a call back, and may be sent without.')),
  "mobileNumber": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyMobileNumberMax))).check(/*#__PURE__*/ zod.describe('Mobile phone. No rule, as `contactNumber`.')),
  "cvFile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitJobApplicationBodyCvFileRegExp))).check(/*#__PURE__*/ zod.describe('`fileName` of the latest `uploadCv`; together with `cvName`, or neither.')),
  "cvName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyCvNameMax))).check(/*#__PURE__*/ zod.describe('`originalFileName` of the same answer.')),
  "school1Name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodySchool1NameMax))).check(/*#__PURE__*/ zod.describe('First school: name.')),
  "school1StartDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitJobApplicationBodySchool1StartDateRegExp))).check(/*#__PURE__*/ zod.describe('First school: first month, `YYYY-MM`.')),
  "school1EndDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitJobApplicationBodySchool1EndDateRegExp))).check(/*#__PURE__*/ zod.describe('First school: last month, `YYYY-MM`; left out while still attending.')),
  "school1Subject": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodySchool1SubjectMax))).check(/*#__PURE__*/ zod.describe('First school: subject or stream.')),
  "school1Certificate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodySchool1CertificateMax))).check(/*#__PURE__*/ zod.describe('First school: certificate or degree.')),
  "school2Name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodySchool2NameMax))).check(/*#__PURE__*/ zod.describe('Second school: name.')),
  "school2StartDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitJobApplicationBodySchool2StartDateRegExp))).check(/*#__PURE__*/ zod.describe('Second school: first month, `YYYY-MM`.')),
  "school2EndDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitJobApplicationBodySchool2EndDateRegExp))).check(/*#__PURE__*/ zod.describe('Second school: last month, `YYYY-MM`; left out while still attending.')),
  "school2Subject": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodySchool2SubjectMax))).check(/*#__PURE__*/ zod.describe('Second school: subject or stream.')),
  "school2Certificate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodySchool2CertificateMax))).check(/*#__PURE__*/ zod.describe('Second school: certificate or degree.')),
  "school3Name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodySchool3NameMax))).check(/*#__PURE__*/ zod.describe('Third school: name.')),
  "school3StartDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitJobApplicationBodySchool3StartDateRegExp))).check(/*#__PURE__*/ zod.describe('Third school: first month, `YYYY-MM`.')),
  "school3EndDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitJobApplicationBodySchool3EndDateRegExp))).check(/*#__PURE__*/ zod.describe('Third school: last month, `YYYY-MM`; left out while still attending.')),
  "school3Subject": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodySchool3SubjectMax))).check(/*#__PURE__*/ zod.describe('Third school: subject or stream.')),
  "school3Certificate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodySchool3CertificateMax))).check(/*#__PURE__*/ zod.describe('Third school: certificate or degree.')),
  "skill1": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodySkill1Max))).check(/*#__PURE__*/ zod.describe('Computer skills, free text. The specification names the field only; this meaning is proposed by this project.')),
  "skill2": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodySkill2Max))).check(/*#__PURE__*/ zod.describe('How well the applicant speaks the languages of `skill2Lang`, free text. The specification names the field only; this meaning is proposed by this project.')),
  "skill2Lang": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodySkill2LangMax))).check(/*#__PURE__*/ zod.describe('Foreign languages, free text. The specification names the field only; this meaning is proposed by this project.')),
  "hasSkill3": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Holds a light-vehicle driving licence. The specification names the field only; this meaning is proposed by this project.')),
  "hasSkill4": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Holds a motorcycle licence. The specification names the field only; this meaning is proposed by this project.')),
  "otherSkill": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyOtherSkillMax))).check(/*#__PURE__*/ zod.describe('Other skills, free text.')),
  "jobCompanyName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyJobCompanyNameMax))).check(/*#__PURE__*/ zod.describe('Current job: company.')),
  "jobStartDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitJobApplicationBodyJobStartDateRegExp))).check(/*#__PURE__*/ zod.describe('Current job: first month, `YYYY-MM`.')),
  "jobEndDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitJobApplicationBodyJobEndDateRegExp))).check(/*#__PURE__*/ zod.describe('Current job: last month, `YYYY-MM`; left out while still employed.')),
  "jobSalary": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyJobSalaryMax))).check(/*#__PURE__*/ zod.describe('Current job: salary, as the applicant writes it, usually MOP a month. No format rule is stated.')),
  "jobPosition": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyJobPositionMax))).check(/*#__PURE__*/ zod.describe('Current job: position.')),
  "jobLeaveReason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyJobLeaveReasonMax))).check(/*#__PURE__*/ zod.describe('Current job: reason for leaving.')),
  "employeeBenefits": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyEmployeeBenefitsMax))).check(/*#__PURE__*/ zod.describe('Current job: benefits besides the salary.')),
  "jobContent": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyJobContentMax))).check(/*#__PURE__*/ zod.describe('Current job: duties.')),
  "job1CompanyName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyJob1CompanyNameMax))).check(/*#__PURE__*/ zod.describe('Latest earlier job: company.')),
  "job1StartDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitJobApplicationBodyJob1StartDateRegExp))).check(/*#__PURE__*/ zod.describe('Latest earlier job: first month, `YYYY-MM`.')),
  "job1EndDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitJobApplicationBodyJob1EndDateRegExp))).check(/*#__PURE__*/ zod.describe('Latest earlier job: last month, `YYYY-MM`.')),
  "job1Salary": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyJob1SalaryMax))).check(/*#__PURE__*/ zod.describe('Latest earlier job: salary, as the applicant writes it, usually MOP a month. No format rule is stated.')),
  "job1Position": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyJob1PositionMax))).check(/*#__PURE__*/ zod.describe('Latest earlier job: position.')),
  "job1LeaveReason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyJob1LeaveReasonMax))).check(/*#__PURE__*/ zod.describe('Latest earlier job: reason for leaving.')),
  "job2CompanyName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyJob2CompanyNameMax))).check(/*#__PURE__*/ zod.describe('Second earlier job: company.')),
  "job2StartDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitJobApplicationBodyJob2StartDateRegExp))).check(/*#__PURE__*/ zod.describe('Second earlier job: first month, `YYYY-MM`.')),
  "job2EndDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitJobApplicationBodyJob2EndDateRegExp))).check(/*#__PURE__*/ zod.describe('Second earlier job: last month, `YYYY-MM`.')),
  "job2Salary": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyJob2SalaryMax))).check(/*#__PURE__*/ zod.describe('Second earlier job: salary, as the applicant writes it, usually MOP a month. No format rule is stated.')),
  "job2Position": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyJob2PositionMax))).check(/*#__PURE__*/ zod.describe('Second earlier job: position.')),
  "job2LeaveReason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyJob2LeaveReasonMax))).check(/*#__PURE__*/ zod.describe('Second earlier job: reason for leaving.')),
  "job3CompanyName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyJob3CompanyNameMax))).check(/*#__PURE__*/ zod.describe('Third earlier job: company.')),
  "job3StartDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitJobApplicationBodyJob3StartDateRegExp))).check(/*#__PURE__*/ zod.describe('Third earlier job: first month, `YYYY-MM`.')),
  "job3EndDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitJobApplicationBodyJob3EndDateRegExp))).check(/*#__PURE__*/ zod.describe('Third earlier job: last month, `YYYY-MM`.')),
  "job3Salary": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyJob3SalaryMax))).check(/*#__PURE__*/ zod.describe('Third earlier job: salary, as the applicant writes it, usually MOP a month. No format rule is stated.')),
  "job3Position": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyJob3PositionMax))).check(/*#__PURE__*/ zod.describe('Third earlier job: position.')),
  "job3LeaveReason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyJob3LeaveReasonMax))).check(/*#__PURE__*/ zod.describe('Third earlier job: reason for leaving.')),
  "captcha": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationBodyCaptchaMax)).check(/*#__PURE__*/ zod.describe('The characters that the applicant read in the image of `captcha`.')),
  "codepwd": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitJobApplicationBodyCodepwdRegExp)).check(/*#__PURE__*/ zod.describe('The `codepwd` that came with that image.'))
}).check(/*#__PURE__*/ zod.describe('A job application. A field that the applicant left empty is left out.'))

export const submitJobApplicationResponseTwoMessageMax = 500;



export const SubmitJobApplicationResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.'))
}).check(/*#__PURE__*/ zod.describe('Success without a payload.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submitJobApplicationResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * Takes one file as the multipart part `file` (the part name is proposed by this project) and answers the name under which the server keeps it. Accepted are `.doc` and PDF; another or unreadable type is a business error. The specification names no size limit. The site sends the file as soon as it is chosen and keeps only the latest answer for `submitJobApplication`; files that no application names can be deleted.
 * @summary Upload a CV
 */
export const UploadCvBody = /*#__PURE__*/ zod.object({
  "file": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.instanceof(Blob), /*#__PURE__*/ zod.string()])
}).check(/*#__PURE__*/ zod.describe('The multipart form of a CV upload.'))

export const uploadCvResponseOneDataFileNameRegExp = new RegExp('^[0-9A-Za-z._-]{1,120}$');
export const uploadCvResponseOneDataOriginalFileNameMax = 255;

export const uploadCvResponseTwoMessageMax = 500;



export const UploadCvResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "fileName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(uploadCvResponseOneDataFileNameRegExp)).check(/*#__PURE__*/ zod.describe('Name under which the server keeps the file; `submitJobApplication` sends it back as `cvFile`.')),
  "originalFileName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(uploadCvResponseOneDataOriginalFileNameMax)).check(/*#__PURE__*/ zod.describe('Name of the file on the device of the applicant; `submitJobApplication` sends it back as `cvName`.'))
}).check(/*#__PURE__*/ zod.describe('Where the server keeps an uploaded CV.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(uploadCvResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

