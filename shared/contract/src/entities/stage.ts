import * as z from '@site/schema';

/**
 * A stage of a concept ("testride" or "walkin"). `ch_default` is "website" on the stage that is the
 * default for the website and "" on all others; `ch_sub` holds the child stages.
 */
export interface Stage {
  ch_stage_id: string;
  ch_stage_title: string;
  ch_default: string;
  ch_sub: Stage[];
}

export const stageSchema: z.ZodMiniType<Stage> = z.object({
  ch_stage_id: z.string(),
  ch_stage_title: z.string(),
  ch_default: z.string(),
  get ch_sub() {
    return z.array(stageSchema);
  },
});

/** `concept_stages_list` of conceptHierarchy/list/{id}. */
export const stagesSchema = z.array(stageSchema);
