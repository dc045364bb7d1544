import { defineCollection } from 'astro:content';
import { docsLoader, i18nLoader } from '@astrojs/starlight/loaders';
import { docsSchema, i18nSchema } from '@astrojs/starlight/schema';
import { z } from 'astro/zod';

export const collections = {
	/** The pages, with one field of ours: the number of a chapter of the rules. */
	docs: defineCollection({
		loader: docsLoader(),
		schema: docsSchema({ extend: z.object({ chapter: z.number().int().positive().optional() }) }),
	}),
	/** Words of Starlight itself that we want otherwise, by language. */
	i18n: defineCollection({ loader: i18nLoader(), schema: i18nSchema() }),
};
