/** The parts of a container that tests look at. */
export interface Container {
  name: string;
  image: string;
  command?: string[];
  env?: { name: string; value: string }[];
  envFrom?: { configMapRef: { name: string } }[];
  securityContext?: object;
  resources?: { limits?: { memory?: string } };
  volumeMounts?: { name: string; mountPath: string }[];
  startupProbe?: { httpGet: { path: string; port: string } };
  readinessProbe?: { httpGet: { path: string; port: string } };
  livenessProbe?: { httpGet: { path: string; port: string } };
}

export interface Pod {
  automountServiceAccountToken: boolean;
  terminationGracePeriodSeconds?: number;
  securityContext: object;
  initContainers?: Container[];
  containers: Container[];
  volumes: { name: string; secret?: { secretName: string }; persistentVolumeClaim?: { claimName: string } }[];
}

/** `problems`: Helm refuses the values, or a document has a field that Kubernetes does not have. */
export interface RenderedChart {
  documents: Rendered[];
  problems: string[];
}

/** A document of Kubernetes. */
export interface Rendered {
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  data?: Record<string, string>;
  spec: {
    replicas?: number;
    strategy?: object;
    maxUnavailable?: number;
    template?: { metadata: { labels: Record<string, string> }; spec: Pod };
    selector?: { matchLabels: Record<string, string> };
    jobTemplate?: { spec: { template: { spec: Pod } } };
  };
}

/** The chart with each set of files of values. */
export function renderChart(sets: string[][], change?: (folder: string) => void): Promise<RenderedChart[]>;
