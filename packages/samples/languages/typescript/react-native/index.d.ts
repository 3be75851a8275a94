/** The part of React Native that samples use. See https://reactnative.dev/docs/components-and-apis */
import type {ComponentType, ReactNode} from 'react';

type Base = {children?: ReactNode; style?: object};

export const View: ComponentType<Base>;
export const Text: ComponentType<Base & {numberOfLines?: number; onPress?: () => void}>;
