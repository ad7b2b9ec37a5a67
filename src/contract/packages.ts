import * as z from 'zod/mini';
import { listOf, listQuery, moment, one } from './envelope.ts';
import { defineOperation } from './operation.ts';

const email = z.email().check(z.maxLength(320));
/** An e-mail address, or nothing. */
const maybeEmail = z.stringFormat('email', /^$|^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/).check(z.maxLength(320));
const line = (most: number) => z.string().check(z.trim(), z.maxLength(most), z.regex(/^\P{Cc}*$/u));
const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/**
 * The settings of each part of the application, with what holds until somebody sets them. They are read where they
 * are used, so that a change acts at once in every process. The form for them is made from the schema.
 */
export const packageSettings = {
  base: z.object({
    /** Stands in titles, in the site's header and in mails. */
    siteTitle: z._default(line(80).check(z.minLength(1)), 'De Arbeidsmarktscan'),
    /** Whom visitors and readers of mails may ask. */
    contactEmail: z._default(email, 'info@arbeidsmarktscan.example'),
  }),
  session: z.object({
    /** Characters that a new password has at least; from 8 on, passwords that are easy to guess are refused too. */
    passwordMinLength: z._default(whole(4, 64), 4),
    /** Hours after which a session ends, however often it was refreshed. */
    sessionHours: z._default(whole(1, 24), 12),
    /** Minutes that an account rests after too many wrong passwords or codes. */
    lockMinutes: z._default(whole(1, 1440), 15),
  }),
  catalog: z.object({
    /** Days that the application's log is kept. */
    logRetentionDays: z._default(whole(1, 3650), 30),
    /** Days that jobs which ended are kept, with what they made. */
    jobRetentionDays: z._default(whole(1, 3650), 30),
  }),
  survey: z.object({
    /** Hours after which a scan that nobody goes on with counts as abandoned. */
    abandonedAfterHours: z._default(whole(1, 720), 24),
    /** Who gets the report of abandoned scans; nobody where it is empty. */
    abandonedReportTo: z._default(maybeEmail, ''),
  }),
  payment: z.object({
    provider: z._default(z.enum(['test', 'mollie']), 'test'),
    vatPercentage: z._default(z.number().check(z.gte(0), z.lte(100)), 21),
  }),
  mail: z.object({
    /** The sender's name; where it is empty, the one of MAIL_FROM. */
    fromName: z._default(line(80), ''),
    /** Where answers go; nowhere in particular where it is empty. */
    replyTo: z._default(maybeEmail, ''),
  }),
  privacy: z.object({
    /** Months that a finished scan keeps personal data, where the scan itself does not say. */
    retentionMonths: z._default(whole(1, 120), 18),
    /** Days that a scan which was not finished keeps them. */
    unfinishedDays: z._default(whole(1, 365), 30),
  }),
} as const;
export type PackageName = keyof typeof packageSettings;
export type PackageSettings<Name extends PackageName> = z.output<(typeof packageSettings)[Name]>;

/** The settings that go in and never come out: encrypted at rest, in no answer and in no log. */
export const packageSecrets = {
  payment: z.object({ mollieApiKey: z.string().check(z.trim(), z.regex(/^(test|live)_\w{20,}$/), z.maxLength(200)) }),
  mail: z.object({
    /**
     * The mail server, with its password; goes before SMTP_URL. No query: the mail library reads options from it, one of
     * which runs a program.
     */
    smtpUrl: z.url({ protocol: /^smtps?$/, hostname: /^.+$/ }).check(z.regex(/^[^?#\s]*$/), z.maxLength(1000)),
  }),
} as const;
export type PackageSecret<Name extends keyof typeof packageSecrets> = keyof (typeof packageSecrets)[Name]['shape'];

export const packageNames = Object.keys(packageSettings) as PackageName[];

/** A part of the application. */
export const packageInfo = z.object({
  id: z.string(),
  name: z.string(),
  /** Of the application that it is delivered with. */
  version: z.string(),
  description: z.string(),
  /** The names of its settings, for a search over them. */
  settings: z.array(z.string()),
  updatedAt: z.nullable(moment),
});
export type PackageInfo = z.output<typeof packageInfo>;

export const packageForm = z.object({
  name: z.string(),
  /** Counts the changes. */
  version: z.int(),
  /** JSON Schema of `values`, the secrets marked `writeOnly`. */
  schema: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.unknown()),
  /** Which secrets are set. */
  secrets: z.record(z.string(), z.boolean()),
  updatedAt: z.nullable(moment),
});
export type PackageForm = z.output<typeof packageForm>;

const params = z.object({ name: z.string().check(z.maxLength(40)) });

export const packageOperations = {
  list: defineOperation({
    id: 'packages.list',
    method: 'GET',
    path: 'package-version',
    summary: 'The parts of the application, their version and when their settings were changed last',
    access: { flag: 'packageManagement.show' },
    query: listQuery,
    response: listOf(packageInfo),
  }),
  get: defineOperation({
    id: 'packages.get',
    method: 'GET',
    path: 'settings/packages/{name}',
    summary: 'The settings of a package, with their JSON Schema; of secrets only whether they are set',
    access: { flag: 'packageManagement.show' },
    params,
    response: one(packageForm),
  }),
  update: defineOperation({
    id: 'packages.update',
    method: 'PUT',
    path: 'settings/packages/{name}',
    summary: 'Change settings of a package; those that are left out stay, and null clears a secret',
    access: { flag: 'packageManagement.edit', everyTenant: true },
    params,
    body: z.object({
      version: z.int().check(z.gte(1)),
      values: z.record(z.string(), z.unknown()),
    }),
    response: one(packageForm),
  }),
};
