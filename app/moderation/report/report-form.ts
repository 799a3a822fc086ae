import { z } from 'zod';
import { printable } from '~/platform/text/printable';
import { MAX_DETAILS, needsDetails, reportReasons } from './report';
import { reportTexts } from './report-texts';

const reasons = Object.keys(reportReasons) as (keyof typeof reportReasons)[];

/** The form that reports something. Visitors add their mail address. */
export const reportForm = z
  .object({
    reason: z.enum(reasons, reportTexts.reasonMissing),
    details: z
      .string()
      .default('')
      .transform((text) => printable(text).trim())
      .refine((text) => [...text].length <= MAX_DETAILS, reportTexts.detailsTooLong),
    email: z.email(reportTexts.emailMissing).max(254).optional(),
  })
  .refine(({ reason, details }) => !needsDetails(reason) || details !== '', { path: ['details'], message: reportTexts.detailsMissing });

export type ReportFields = { reason: string; details: string; email: string };
