import {
  applicationLogger,
  EppoClient,
  MemoryOnlyConfigurationStore,
  type BanditParameters,
  type BanditVariation,
  type Flag,
  type FormatEnum,
  type VariationType,
} from '@eppo/js-client-sdk-common';
import {FLAG} from './explainChoice.ts';
import type {Model} from './fitModel.ts';

const variation = {key: FLAG, value: FLAG};

/** A flag that sends everybody to the bandit. */
const flag: Flag = {
  key: FLAG,
  enabled: true,
  totalShards: 10_000,
  variations: {[FLAG]: variation},
  variationType: 'STRING' as VariationType.STRING,
  allocations: [{key: 'training', doLog: false, splits: [{variationKey: FLAG, shards: []}]}],
};

applicationLogger.level = 'silent';

/** Chooses an action for a subject with the published SDK, which gets the model. */
export function startSdk(model: Model, actions: readonly string[]) {
  const flagConfigurationStore = new MemoryOnlyConfigurationStore<Flag>();
  const banditVariationConfigurationStore = new MemoryOnlyConfigurationStore<BanditVariation[]>();
  const banditModelConfigurationStore = new MemoryOnlyConfigurationStore<BanditParameters>();
  void flagConfigurationStore.setEntries({[FLAG]: flag});
  flagConfigurationStore.setFormat('SERVER' as FormatEnum);
  const reference = {key: FLAG, flagKey: FLAG, variationKey: FLAG, variationValue: FLAG};
  void banditVariationConfigurationStore.setEntries({[FLAG]: [reference]});
  const parameters = {banditKey: FLAG, modelName: 'falcon', modelVersion: '1', modelData: model};
  void banditModelConfigurationStore.setEntries({[FLAG]: parameters});
  const client = new EppoClient({
    flagConfigurationStore,
    banditVariationConfigurationStore,
    banditModelConfigurationStore,
  });
  const withoutAttributes = Object.fromEntries(actions.map((action) => [action, {}]));

  return (subjectKey: string, attributes: Readonly<Record<string, string>>): string | null =>
    client.getBanditAction(FLAG, subjectKey, attributes, withoutAttributes, 'control').action;
}
