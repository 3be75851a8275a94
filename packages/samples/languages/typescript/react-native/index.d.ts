/** The part of React Native that samples use. See https://reactnative.dev/docs/components-and-apis */
import type {ComponentType, ReactNode} from 'react';

type Style = Record<string, unknown> | readonly Style[] | null | undefined | false;
type Base = {children?: ReactNode; style?: Style; testID?: string};
type Pressing = {onPress?: () => void; disabled?: boolean};

export const View: ComponentType<Base>;
export const SafeAreaView: ComponentType<Base>;
export const ScrollView: ComponentType<Base>;
export const Text: ComponentType<Base & {numberOfLines?: number; onPress?: () => void}>;
export const Image: ComponentType<Base & {source: {uri: string} | number; alt?: string}>;
export const ActivityIndicator: ComponentType<Base & {size?: 'small' | 'large' | number}>;
export const Pressable: ComponentType<Base & Pressing>;
export const TouchableOpacity: ComponentType<Base & Pressing>;
export const Button: ComponentType<Pressing & {title: string; color?: string}>;

export const StyleSheet: {create<T extends Record<string, Style>>(styles: T): T};
export const Platform: {
  OS: 'ios' | 'android' | 'web';
  Version: string | number;
  select<T>(values: {ios?: T; android?: T; web?: T; default?: T}): T | undefined;
};
export type AppStateStatus = 'active' | 'background' | 'inactive';
export const AppState: {
  currentState: AppStateStatus;
  addEventListener(type: 'change', listener: (state: AppStateStatus) => void): {remove(): void};
};
export const AppRegistry: {
  registerComponent(name: string, provider: () => ComponentType): string;
};
