export { LiveSparkline, type LiveSparklineProps, type SparklineReading } from './LiveSparkline.tsx';
export { Sparkline, type SparklineProps } from './Sparkline.tsx';
