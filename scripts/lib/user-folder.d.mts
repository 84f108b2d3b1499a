export declare const userFolder: (name: string, user?: number) => string;
