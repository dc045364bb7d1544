import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	Extractor,
	ExtractorConfig,
	ExtractorLogLevel,
	type ExtractorMessage,
	type IConfigFile,
} from '@microsoft/api-extractor';
import ts from 'typescript';
import { folder, type PublicEntry, publicEntries, sourceConfig } from './package.ts';

export interface ApiReport extends PublicEntry {
	/** What the source says now. */
	readonly now: string;
	/** What `etc/` says; undefined if there is no such file. */
	readonly kept: string | undefined;
	/** Types that a public signature needs and that this entry does not export. */
	readonly forgotten: readonly string[];
}

const pathOf = (report: string) => join(folder, 'etc', report);

/** The report of every public entry, from the source as it is. Types are not checked here: `check` does that. */
export function apiReports(): readonly ApiReport[] {
	const temporary = mkdtempSync(join(tmpdir(), 'aquarius-api-'));
	try {
		mkdirSync(join(temporary, 'etc'));
		emitTypes(temporary);
		return publicEntries().map((entry) => {
			const kept = existsSync(pathOf(entry.report)) ? readFileSync(pathOf(entry.report), 'utf8') : undefined;
			return { ...entry, kept, ...extract(temporary, entry) };
		});
	} finally {
		rmSync(temporary, { recursive: true, force: true });
	}
}

/** Writes what the source says now into `etc/`. Gives the reports that this changed. */
export function keepReports(): readonly string[] {
	const changed = apiReports().filter(({ now, kept }) => now !== kept);
	for (const { report, now } of changed) writeFileSync(pathOf(report), now);
	return changed.map(({ report }) => report);
}

/** API Extractor reads declarations, not source. */
function emitTypes(to: string): void {
	const { options, fileNames } = sourceConfig();
	const emit = { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: folder, outDir: to };
	ts.createProgram(fileNames, { ...options, ...emit }).emit();
}

function extract(types: string, { file, report }: PublicEntry): Pick<ApiReport, 'now' | 'forgotten'> {
	const complaints: string[] = [];
	const forgotten: string[] = [];
	const { succeeded } = Extractor.invoke(configOf(join(types, file.replace(/\.ts$/, '.d.ts')), types, report), {
		localBuild: true,
		messageCallback: (message: ExtractorMessage) => {
			if (message.logLevel === ExtractorLogLevel.Error) complaints.push(message.formatMessageWithLocation(types));
			if (message.messageId === 'ae-forgotten-export')
				forgotten.push(/"(.+?)"/.exec(message.text)?.[1] ?? message.text);
			message.handled = true;
		},
	});
	if (!succeeded) throw new Error(`API Extractor cannot read ${file}: ${complaints.join('\n')}`);
	return { now: readFileSync(join(types, 'etc', report), 'utf8'), forgotten };
}

/** Only what is exported counts here: release tags and other dialects of comments are not for us. */
function configOf(entry: string, types: string, report: string): ExtractorConfig {
	const silent = { default: { logLevel: ExtractorLogLevel.None } };
	const configObject: IConfigFile = {
		projectFolder: types,
		mainEntryPointFilePath: entry,
		compiler: { overrideTsconfig: { extends: join(folder, 'tsconfig.json'), include: [], files: [entry] } },
		apiReport: { enabled: true, reportFileName: report, reportFolder: join(types, 'etc'), reportTempFolder: types },
		docModel: { enabled: false },
		dtsRollup: { enabled: false },
		tsdocMetadata: { enabled: false },
		newlineKind: 'lf',
		messages: { extractorMessageReporting: silent, tsdocMessageReporting: silent },
	};
	return ExtractorConfig.prepare({
		configObject,
		configObjectFullPath: undefined,
		packageJsonFullPath: join(folder, 'package.json'),
	});
}
